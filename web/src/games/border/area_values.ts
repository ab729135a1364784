// The two values of an area as on paper: circled, struck out, or as printed.

export interface AreaValue {
  readonly kind: "high" | "low";
  readonly points: number;
  readonly mark: "circled" | "struck" | "printed";
}

interface Valued {
  readonly value: number;
  readonly low: number;
}

// `scored`: the points of this board for the area; `worth`: the points for completing it now.
export function areaValues(area: Valued, scored: number | null, worth: number | undefined): readonly AreaValue[] {
  const { value, low } = area;
  const first = scored === value;
  const gone = !first && (scored !== null || (worth !== undefined && worth < value));
  return [
    { kind: "high", points: value, mark: first ? "circled" : gone ? "struck" : "printed" },
    { kind: "low", points: low, mark: scored !== null && !first ? "circled" : "printed" },
  ];
}
