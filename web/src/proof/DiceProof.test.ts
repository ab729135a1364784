import { mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { provenRecord, type ProvenRecord } from "./records.fixture";
import { words } from "../words/words.svelte";
import DiceProof from "./DiceProof.svelte";

// Shows the proof of a record, of which the server says what the record says.
async function proved({ opened, log, revealed }: ProvenRecord): Promise<string> {
  const answer = { commitment: opened.commitment, rolls: log.length, ...revealed };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(answer))));
  const shown = mount(DiceProof, { target: document.body, props: { table: "t", opened, log, firstFace: 0 } });
  document.querySelector("button")?.click();
  await vi.waitFor(() => expect(document.querySelector("ul")).not.toBeNull());
  const text = document.querySelector("[role=status]")?.textContent ?? "";
  await unmount(shown);
  return text;
}

describe("one tap", () => {
  beforeAll(() => words.speak("en"));
  afterEach(() => vi.unstubAllGlobals());

  it("proves honest dice", async () => {
    const text = await proved(provenRecord("valid/border-3-proven.txt"));
    expect(text).toContain("Verified: the dice were not changed.");
    expect(text).toContain("All 76 rolls follow");
  });

  it("finds the roll that was changed, though the server says all is well", async () => {
    const text = await proved(provenRecord("invalid/proof-changed-face.txt"));
    expect(text).toContain("Verification failed");
    expect(text).toMatch(/Roll \d+ does not follow/);
  });

  it("finds another secret than the one promised", async () => {
    expect(await proved(provenRecord("invalid/proof-changed-commitment.txt"))).toContain(
      "does not match the commitment",
    );
  });
});
