/** Whether a group that takes the places from `first` on lies across a line that decides something. */
export const liesAcrossLine = (first: number, size: number, decisivePlaces: readonly number[]): boolean =>
  decisivePlaces.some((place) => place >= first && place < first + size - 1);
