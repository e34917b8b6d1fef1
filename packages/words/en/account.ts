import { GUEST, HOUR } from "@emberlode/game";

/** How long the base of a guest stands (rules §2). */
const GUEST_LASTS = `An unnamed base lasts while you play. It is given up after ${GUEST.idleMs / HOUR} idle hours, and after ${GUEST.briefIdleMs / HOUR} idle hours with fewer than ${GUEST.briefActions} actions.`;

/** Texts around accounts, settings and their dialogs. */
export const enAccount = {
  username: "Username",
  email: "E-mail",
  password: "Password",
  newPassword: "New password",
  usernameHint: "3 to 15 letters, digits, _ or -",
  passwordHint: "At least 8 characters",
  show: "Show",
  hide: "Hide",
  showPassword: "Show password",
  hidePassword: "Hide password",
  stay: "Stay logged in",
  stayHint: "For 30 days, on a device that only you use.",
  tryAgainIn: (span: string) => `Too many tries. Try again in ${span}.`,
  tryAgainNow: "You can try again now.",
  login: {
    tab: "Log in",
    title: "Welcome back",
    submit: "Log in",
    forgotUsername: "Forgot username?",
    forgotPassword: "Forgot password?",
  },
  register: {
    tab: "Create account",
    title: "Stake your claim",
    submit: "Create account",
    invitedBy: (name: string) => `Invited by ${name}`,
  },
  guest: {
    lead: "Only looking?",
    submit: "Play as guest",
    note: "No form. Choose a name later and keep everything.",
    playNow: "Play now",
  },
  formsLabel: "Log in or create an account",
  working: "One moment…",
  sessionEnded: "Your session has ended. Log in again; you are where you left off.",
  cookieGone:
    "This browser no longer says who you are. If your session still runs, loading the page again brings you back; else log in.",
  loginNeeded: "Log in or play as guest to enter the game.",
  loginNeededFor: (x: string, y: string) => `Log in or play as guest to see ${x}, ${y}.`,
  checkForm: "Please check the marked fields.",
  forgotUsername: {
    title: "Forgot your username?",
    lead: "Give the e-mail address of your account. We send the username there.",
    submit: "Send my username",
    sent: "If an account has this address, a message with the username is on its way.",
  },
  forgotPassword: {
    title: "Forgot your password?",
    lead: "Give your username or your e-mail address. We send a link to choose a new password.",
    either: "Username or e-mail",
    submit: "Send the link",
    sent: "If that account exists, a message with a link is on its way. The link works once.",
  },
  resetPassword: {
    title: "Choose a new password",
    lead: "After this, every open session of your account ends and you log in again.",
    submit: "Set the password",
    done: "The password is set. Log in with it.",
    again: "Ask for a new link",
  },
  confirmEmail: {
    title: "Confirm your e-mail address",
    lead: "One press, and your account uses the address that this link was sent to.",
    submit: "Confirm the address",
    done: "The address is confirmed. Mail about your account goes there from now on.",
  },
  backToLogin: "Back to log in",
  guestLasts: GUEST_LASTS,
  keep: { title: "Keep this base?", yes: "Name yourself", later: "Not now" },
  playerName: {
    label: "You",
    guest: "Kept until?",
    keep: "Name yourself to keep your base",
  },
  upgrade: {
    title: "Name yourself",
    lead: "You are playing as a guest. With a name and a password you keep your base, your resources and everything explored, on any device.",
    submit: "Keep my game",
    done: (name: string) => `Welcome, ${name}. Everything is kept.`,
  },
  settings: {
    title: "Settings",
    alerts: "ALERTS",
    sounds: "SOUNDS",
    controls: "CONTROLS",
    display: "DISPLAY",
    alertNames: { admin: "Admin", attack: "Attack", event: "Event" },
    controlsDefault: "Default (WASD)",
    controlsNumpad: "Numpad",
  },
};
