/** What mails say. A paragraph is a string; the link stands by itself below the first one. */
export const enMails = {
  greeting: "Hello,",
  signature: "Emberlode",
  notYou: "If you did not ask for this, ignore this mail; nothing has changed.",
  username: {
    subject: "Your Emberlode username",
    lead: (username: string) => `Your username is ${username}. You can log in here:`,
  },
  password: {
    subject: "Choose a new Emberlode password",
    lead: (username: string) =>
      `A new password was asked for ${username}. Choose it here within one hour; the link works once:`,
  },
  confirmEmail: {
    subject: "Confirm your new Emberlode e-mail address",
    lead: (username: string) =>
      `This address was given for the account ${username}. Confirm it here within one hour:`,
  },
  emailChange: {
    subject: "A new e-mail address for your Emberlode account",
    lead: (username: string, email: string) =>
      `Somebody who is logged in as ${username} asked to change the account's address to ${email}. It changes when the link that was mailed there is opened. If that was not you, choose a new password here; that stops the change and ends every session:`,
    rest: "If it was you, there is nothing more to do here.",
  },
};
