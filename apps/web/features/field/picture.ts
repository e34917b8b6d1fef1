import { FIELD_PICTURES } from "@emberlode/game";

/** Which of five pictures a forest or wasteland shows, 1..5; fixed per position (spec §4). */
export function pictureOf(x: number, y: number): 1 | 2 | 3 | 4 | 5 {
  const mixed = (x * 31 + y * 17 + x * y * 7) % FIELD_PICTURES;
  return ([1, 2, 3, 4, 5] as const)[mixed] ?? 1;
}
