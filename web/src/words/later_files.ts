// The files of the catalogue that are loaded after the start page. This list is not part of the first load either.

export const LATER_FILES = import.meta.glob<string>(
  "../../../src/rollwright/translations/*/{screens,narration,complaints,server,rules,tables,lesson,notify}.ftl",
  { query: "?raw", import: "default" },
);
