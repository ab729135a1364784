// Pencil marks: drawn at once, step by step, so that each step can be undone.

// Marks that came and go together.
export type Step = readonly number[];

export class Pencil {
  steps = $state.raw<readonly Step[]>([]);
  // The steps that the server has kept; what was drawn since may still be refused.
  firm: readonly Step[] = [];

  get marks(): ReadonlySet<number> {
    return new Set(this.steps.flat());
  }

  stepWith(place: number): Step | undefined {
    return this.steps.find((step) => step.includes(place));
  }

  // Take the marks that the server has kept; what was drawn here step by step keeps its steps.
  adopt(draft: readonly number[]): void {
    const drawn = this.marks;
    if (draft.length !== drawn.size || draft.some((place) => !drawn.has(place))) {
      this.steps = draft.length ? [draft] : [];
    }
    this.firm = this.steps;
  }
}
