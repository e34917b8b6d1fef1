/** What mails say. A paragraph is a string; the link stands by itself below the first one. */
import type { enMails } from "../en/mails.ts";

export const esMails: typeof enMails = {
  greeting: "Hola:",
  signature: "Emberlode",
  notYou: "Si no lo pediste tú, no hagas caso de este mensaje; no ha cambiado nada.",
  username: {
    subject: "Tu nombre de usuario en Emberlode",
    lead: (username) => `Tu nombre de usuario es ${username}. Puedes entrar aquí:`,
  },
  password: {
    subject: "Elige una contraseña nueva en Emberlode",
    lead: (username) =>
      `Se pidió una contraseña nueva para ${username}. Elígela aquí en el plazo de una hora; el enlace sirve una vez:`,
  },
  confirmEmail: {
    subject: "Confirma tu nuevo correo en Emberlode",
    lead: (username) =>
      `Se indicó este correo para la cuenta ${username}. Confírmalo aquí en el plazo de una hora:`,
  },
  emailChange: {
    subject: "Un correo nuevo para tu cuenta de Emberlode",
    lead: (username, email) =>
      `Alguien con la sesión abierta como ${username} pidió cambiar el correo de la cuenta a ${email}. Cambia cuando se abra el enlace que se envió allí. Si no fuiste tú, elige aquí una contraseña nueva; eso detiene el cambio y cierra todas las sesiones:`,
    rest: "Si fuiste tú, aquí no tienes que hacer nada más.",
  },
};
