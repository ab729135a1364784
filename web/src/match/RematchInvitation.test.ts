import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import { words } from "../words/words.svelte";
import { sit, view } from "./match.fixture";
import RematchInvitation from "./RematchInvitation.svelte";

const SEATS = ["Ana", "Ben", "Cleo"].map((name) => ({ name, bot: null, left: false }));

test.each([
  [[1], "Ben is waiting at the rematch."],
  [[1, 2], "Ben and Cleo are waiting at the rematch."],
])("the players who wait at the rematch are named: %j", async (waiting, said) => {
  await words.speak("en");
  const [match] = sit();
  match.receive({
    type: "presence",
    presence: { away_since: [null, null, null], watchers: 0, at_rematch: waiting },
  });
  const props = { match, view: view({ seats: SEATS }), table: "next" };
  const shown = mount(RematchInvitation, { target: document.body, props });
  flushSync();
  expect(document.querySelector("section p")?.textContent).toBe(said);
  await unmount(shown);
});
