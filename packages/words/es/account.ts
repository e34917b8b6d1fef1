/** Texts around accounts, settings and their dialogs. */
import { GUEST, HOUR } from "@emberlode/game";
import type { enAccount } from "../en/account.ts";

/** How long the base of a guest stands (rules §2). */
const GUEST_LASTS = `Una base sin nombre dura mientras juegas. Se abandona tras ${GUEST.idleMs / HOUR} horas de inactividad, o tras ${GUEST.briefIdleMs / HOUR} si llevas menos de ${GUEST.briefActions} acciones.`;

export const esAccount: typeof enAccount = {
  username: "Usuario",
  email: "Correo",
  password: "Contraseña",
  newPassword: "Contraseña nueva",
  usernameHint: "De 3 a 15 letras, cifras, _ o -",
  passwordHint: "Al menos 8 caracteres",
  show: "Ver",
  hide: "Ocultar",
  showPassword: "Ver la contraseña",
  hidePassword: "Ocultar la contraseña",
  stay: "Mantener la sesión",
  stayHint: "Por 30 días, en un dispositivo que solo usas tú.",
  tryAgainIn: (span) => `Demasiados intentos. Prueba de nuevo en ${span}.`,
  tryAgainNow: "Ya puedes intentarlo de nuevo.",
  login: {
    tab: "Entrar",
    title: "Hola de nuevo",
    submit: "Entrar",
    forgotUsername: "¿Olvidaste tu usuario?",
    forgotPassword: "¿Olvidaste tu contraseña?",
  },
  register: {
    tab: "Crear cuenta",
    title: "Reclama tu terreno",
    submit: "Crear cuenta",
    invitedBy: (name) => `Te invita ${name}`,
  },
  guest: {
    lead: "¿Solo quieres mirar?",
    submit: "Jugar como invitado",
    note: "Sin formularios. Elige un nombre más tarde y consérvalo todo.",
    playNow: "Jugar ya",
  },
  formsLabel: "Entrar o crear una cuenta",
  working: "Un momento…",
  sessionEnded: "Tu sesión terminó. Vuelve a entrar: todo sigue donde lo dejaste.",
  cookieGone:
    "Este navegador ya no dice quién eres. Si tu sesión sigue abierta, recargar la página te trae de vuelta; si no, entra de nuevo.",
  loginNeeded: "Entra en tu cuenta o juega como invitado.",
  loginNeededFor: (x, y) => `Entra en tu cuenta o juega como invitado para ver ${x}, ${y}.`,
  checkForm: "Revisa los campos marcados.",
  forgotUsername: {
    title: "¿Olvidaste tu usuario?",
    lead: "Escribe el correo de tu cuenta. Te enviaremos allí el nombre de usuario.",
    submit: "Enviar mi usuario",
    sent: "Si una cuenta tiene este correo, ya va en camino un mensaje con el nombre de usuario.",
  },
  forgotPassword: {
    title: "¿Olvidaste tu contraseña?",
    lead: "Escribe tu nombre de usuario o tu correo. Te enviaremos un enlace para elegir una contraseña nueva.",
    either: "Usuario o correo",
    submit: "Enviar el enlace",
    sent: "Si esa cuenta existe, ya va en camino un mensaje con un enlace. El enlace sirve una vez.",
  },
  resetPassword: {
    title: "Elige una contraseña nueva",
    lead: "Después terminan todas las sesiones abiertas de tu cuenta y vuelves a entrar.",
    submit: "Guardar la contraseña",
    done: "La contraseña está guardada. Entra con ella.",
    again: "Pedir otro enlace",
  },
  confirmEmail: {
    title: "Confirma tu correo",
    lead: "Pulsa una vez y tu cuenta usará el correo al que llegó este enlace.",
    submit: "Confirmar el correo",
    done: "El correo está confirmado. Desde ahora te escribimos allí sobre tu cuenta.",
  },
  backToLogin: "Volver a entrar",
  guestLasts: GUEST_LASTS,
  keep: { title: "¿Conservar esta base?", yes: "Elegir nombre", later: "Ahora no" },
  playerName: {
    label: "Tú",
    guest: "¿Hasta cuándo?",
    keep: "Elige un nombre para conservar tu base",
  },
  upgrade: {
    title: "Elige un nombre",
    lead: "Juegas como invitado. Con un nombre y una contraseña conservas tu base, tus recursos y todo lo explorado, en cualquier dispositivo.",
    submit: "Conservar mi partida",
    done: (name) => `Te damos la bienvenida, ${name}. Todo se conserva.`,
  },
  settings: {
    title: "Ajustes",
    alerts: "ALERTAS",
    sounds: "SONIDOS",
    controls: "TECLAS",
    display: "ASPECTO",
    alertNames: { admin: "Admin", attack: "Ataque", event: "Evento" },
    controlsDefault: "Normal (WASD)",
    controlsNumpad: "Teclado numérico",
  },
};
