import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

import { firstSpoken, words } from "./words.svelte";

describe("the language of a browser", () => {
  test.each([
    [["pt-BR", "en"], "pt-BR"],
    [["pt-br"], "pt-BR"],
    [["pt-PT", "pt-BR"], "pt"],
    [["pt-AO"], "pt"],
    [["ja", "fr-CA", "de"], "fr"],
    [["ja"], "en"],
    [[], "en"],
  ])("%j is %s", (tags, language) => {
    expect(firstSpoken(tags)).toBe(language);
  });
});

describe("the words of games from other packages", () => {
  const page = document.documentElement;
  const fetched = vi.fn((url: URL) =>
    Promise.resolve(
      new Response(`game-pig = Pig (${url.pathname})\npage-play = Oink\nrule-B1 = Oink\nheading-pig = Pig`),
    ),
  );

  afterEach(() => {
    fetched.mockClear();
    vi.unstubAllGlobals();
    delete page.dataset["otherWords"];
  });

  test("are added to the catalogue, but replace none of its messages", async () => {
    vi.stubGlobal("fetch", fetched);
    page.dataset["otherWords"] = "yes";
    await words.speak("de");
    expect(words.name("game", "pig")).toBe("Pig (/api/words/de)");
    await words.also("rules");
    expect([words.say("page-play"), words.say("rule-B1")]).not.toContain("Oink");
    expect(words.ids.at(-1)).toBe("heading-pig");
  });

  test("are asked for only if the server has some", async () => {
    vi.stubGlobal("fetch", fetched);
    await words.speak("en");
    expect(fetched).not.toHaveBeenCalled();
  });

  test("are missing if the server cannot be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
    page.dataset["otherWords"] = "yes";
    await words.speak("en");
    expect([words.name("game", "pig"), words.name("colour", "red")]).toEqual(["pig", "red"]);
  });
});

describe("words", () => {
  test("name colours and areas by their ids", async () => {
    await words.speak("pl");
    expect(words.name("colour", "red")).not.toBe("red");
    expect(words.name("colour", "plaid")).toBe("plaid");
    expect(document.documentElement.lang).toBe("pl");
  });

  test("select by the id of a colour", async () => {
    await words.speak("pl");
    const said = [1, 2, 5].map((count) => words.say("tell-colour-count", { count, colour: "yellow" }));
    expect(said).toEqual(["1 żółta", "2 żółte", "5 żółtych"]);
  });

  test("that a language lacks come from its base", async () => {
    await words.speak("pt");
    const [settings, menu] = [words.say("page-settings"), words.say("page-menu")];
    await words.speak("pt-BR");
    expect(words.say("page-settings")).not.toBe(settings);
    expect(words.say("page-menu")).toBe(menu);
    expect(document.documentElement.lang).toBe("pt-BR");
    await words.also("rules");
    expect(words.ids).toEqual([...new Set(words.ids)]);
    expect(words.say("rule-B4")).not.toBe("rule-B4");
  });

  test("of further files are there after they were asked for, and stay", async () => {
    await words.speak("en");
    expect(words.has("rule-B14")).toBe(false);
    await words.also("rules");
    await words.also("complaints");
    expect(words.has("rule-B14")).toBe(true);
    expect(words.ids).toContain("heading-border");
  });

  test("that come later are said at once where they were missing, and nothing else is said anew", async () => {
    await words.speak("en");
    const said: string[] = [];
    const end = $effect.root(() => {
      $effect(() => void said.push(words.say("page-home")));
      $effect(() => void said.push(words.say("reroll-nothing")));
    });
    flushSync();
    await words.also("complaints");
    flushSync();
    end();
    expect(said).toEqual([words.say("page-home"), "reroll-nothing", words.say("reroll-nothing")]);
  });

  test("of a problem are loaded when it is shown", async () => {
    await words.speak("en");
    const problem = { code: "illegal", message: "reroll-nothing", arguments: {}, rule: "B11" } as const;
    expect(words.problem(problem)).toBe("");
    await words.also("complaints");
    expect(words.problem(problem)).toContain("die");
  });
});
