/** Normalizes text for searches: without case and accents, so that `posicion` finds "Posición". */
export function normalizeForSearch(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]+/g, "");
}
