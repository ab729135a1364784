// Pencil marks, drawn step by step, so that each step can be undone.

// Marks that came and go together.
export type Step = readonly number[];

export class Pencil {
  steps = $state.raw<readonly Step[]>([]);
  // The steps that the server has confirmed; later ones may still be refused.
  firm: readonly Step[] = [];

  get marks(): ReadonlySet<number> {
    return new Set(this.steps.flat());
  }

  stepWith(place: number): Step | undefined {
    return this.steps.find((step) => step.includes(place));
  }

  // Takes the marks that the server has stored. If they are the same, the steps stay.
  adopt(draft: readonly number[]): void {
    const drawn = this.marks;
    if (draft.length !== drawn.size || draft.some((place) => !drawn.has(place))) {
      this.steps = draft.length ? [draft] : [];
    }
    this.firm = this.steps;
  }
}
