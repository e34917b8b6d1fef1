/** Alerts and notifications: what others did meanwhile. The rest of an alert is a line of the log. */
import type { enAlertTexts } from "../en/alerts.ts";

export const esAlertTexts: typeof enAlertTexts = {
  raided: "Saquearon tu base",
  baseHeld: "Tu base resistió",
  factoryHeld: "Tu fábrica resistió",
  factoryLost: "Perdiste una fábrica",
  mine: "Estalló una de tus minas",
  referral: {
    title: "Abono por invitación",
    content:
      "Alguien que trajiste excava hoy: te llevas un décimo de lo que saque, además de lo suyo.",
  },
  nap: {
    title: "Te ofrecen un pacto",
    content: (asker) => `${asker} te pide un pacto de no agresión (NAP).`,
  },
  report: {
    title: "Tu denuncia está decidida",
    content: {
      removed: "Moderación ha quitado el mensaje del chat que denunciaste. Gracias.",
      dismissed:
        "Moderación ha leído el mensaje del chat que denunciaste y considera que puede quedarse.",
    },
  },
  absence: {
    title: "Fábricas perdidas",
    content: (factories) =>
      factories === 1
        ? "Estuviste fuera una semana: tu fábrica quedó libre."
        : `Estuviste fuera una semana: tus ${factories} fábricas quedaron libres.`,
  },
  release: {
    title: "Una fábrica quedará libre",
    content: (x, y, time) =>
      `Escasean las fábricas pequeñas: la tuya en ${x}, ${y} queda libre para novatos a las ${time} UTC.`,
  },
  attackedTimes: (attacks) =>
    attacks === 1 ? "Te atacaron una vez" : `Te atacaron ${attacks} veces`,
};
