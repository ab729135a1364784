import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";

import vite from "./vite.config.ts";

export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ["browser"] },
    // A context of its own for every file, in one process: a process for each takes four times as long.
    test: { environment: "happy-dom", include: ["src/**/*.test.ts"], pool: "vmThreads" },
  }),
);
