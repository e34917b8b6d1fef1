/** Words of answers that stand nowhere else. */
import type { enAnswers } from "../en/answers.ts";

export const esAnswers: typeof enAnswers = {
  device: {
    unknown: "Dispositivo desconocido",
    unknownBrowser: (system) => `Navegador desconocido en ${system}`,
    on: (browser, system) => `${browser} en ${system}`,
  },
};
