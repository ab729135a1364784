// Minutes of the day, as a time input writes them.

export const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

export function minuteOf(time: string): number | null {
  const [hours, minutes] = time.split(":").map(Number);
  return /^\d\d:\d\d/.test(time) ? (hours ?? 0) * 60 + (minutes ?? 0) : null;
}
