/** Written by `npm run messages`. */
export interface Messages {
  "account": {
    "username": "Username",
    "email": "Email",
    "password": "Password",
    "newPassword": "New password",
    "usernameHint": "3 to 15 letters, numbers, _ or -",
    "passwordHint": "At least 8 characters",
    "show": "Show",
    "hide": "Hide",
    "showPassword": "Show password",
    "hidePassword": "Hide password",
    "stay": "Stay logged in",
    "stayHint": "For 30 days. Only use this on your own device.",
    "tryAgainIn": "Try again in {span}.",
    "tryAgainNow": "You can try again now.",
    "login": {
      "tab": "Log in",
      "title": "Welcome back",
      "submit": "Log in",
      "forgotUsername": "Forgot username?",
      "forgotPassword": "Forgot password?",
      "appeal": "Appeal this decision"
    },
    "register": {
      "tab": "Create account",
      "title": "Stake your claim",
      "submit": "Create account",
      "invitedBy": "Invited by {name}",
      "season": "Season {number, number} ends {date}."
    },
    "guest": {
      "lead": "Just looking?",
      "submit": "Play as guest",
      "note": "No sign-up. Choose a name later and keep everything.",
      "playNow": "Play now"
    },
    "signups": {
      "accounts": "You can't play as a guest right now. Create an account instead.",
      "guests": "New accounts can't be created right now. You can play as a guest.",
      "closed": "No new players can join right now. If you have an account, you can still log in."
    },
    "formsLabel": "Log in or create an account",
    "working": "One moment…",
    "sessionEnded": "Your session has ended. Log in to pick up where you left off.",
    "guestGone": "Your guest base was removed. Guest bases are removed after {brief, number} hours away, or {long, number} hours once you've taken {actions, number} actions. Create an account to keep a base.",
    "cookieGone": "Your browser's login cookie is gone. Reload the page, or log in again.",
    "loginNeeded": "Log in or play as a guest to enter the game.",
    "loginNeededFor": "Log in or play as a guest to see {x}, {y}.",
    "checkForm": "Please check the highlighted fields.",
    "forgotUsername": {
      "title": "Forgot your username?",
      "lead": "Enter your account's email address and we'll send you your username.",
      "submit": "Send my username",
      "sent": "If there's an account with this address, we've emailed its username."
    },
    "forgotPassword": {
      "title": "Forgot your password?",
      "lead": "Enter your username or email and we'll send you a link to choose a new password.",
      "either": "Username or email",
      "submit": "Send link",
      "sent": "If that account exists, an email with a link is on its way. The link works once."
    },
    "resetPassword": {
      "title": "Choose a new password",
      "lead": "This logs you out on all devices. You can then log in with your new password.",
      "submit": "Set password",
      "done": "Your new password is set. You can log in now.",
      "again": "Request a new link"
    },
    "confirmEmail": {
      "title": "Confirm your email address",
      "lead": "Your account will use the address this link was sent to.",
      "submit": "Confirm address",
      "done": "Address confirmed. We'll email you there from now on."
    },
    "backToLogin": "Back to login",
    "guestLasts": "Guest bases are removed after 48 hours of inactivity (2 hours if you've barely played).",
    "keep": {
      "title": "Keep this base?",
      "yes": "Choose a name",
      "later": "Not now"
    },
    "playerName": {
      "label": "You",
      "guest": "Temporary",
      "keep": "Choose a name to keep your base"
    },
    "upgrade": {
      "title": "Choose a name",
      "lead": "You're playing as a guest. Choose a name, email and password to keep everything and play on any device.",
      "submit": "Keep my base",
      "done": "Welcome, {name}! Your progress is saved."
    },
    "settings": {
      "title": "Settings",
      "alerts": "ALERTS",
      "sounds": "SOUNDS",
      "controls": "CONTROLS",
      "display": "DISPLAY",
      "alertNames": {
        "admin": "Admin",
        "attack": "Attack",
        "event": "Event"
      },
      "controlsDefault": "Default (WASD)",
      "controlsNumpad": "Numpad"
    }
  };
  "admin-announcements": {
    "title": "Announcements",
    "lead": "What everyone on this server should know. Players read it in their language.",
    "write": "New announcement",
    "lists": "Filter",
    "current": "Current and scheduled",
    "past": "Past",
    "none": "No announcements",
    "noneText": "Write one to tell everyone about maintenance, an event or a new rule.",
    "nonePast": "No past announcements",
    "nonePastText": "Announcements that are over or were withdrawn are listed here.",
    "states": {
      "upcoming": "Scheduled",
      "running": "Running",
      "over": "Ended",
      "withdrawn": "Withdrawn"
    },
    "alert": "Alert",
    "banner": "Banner",
    "starts": "Starts {time}",
    "started": "Started {time}",
    "ends": "ends {time}",
    "ended": "ended {time}",
    "untilWithdrawn": "until withdrawn",
    "withdrawnAt": "withdrawn {time}",
    "by": "by {name}",
    "byCommand": "by a command on the server or a former player",
    "alerts": "{count, plural, one {# player alerted} other {# players alerted}}",
    "sending": "{count, plural, one {# player alerted so far} other {# players alerted so far}}",
    "edit": "Edit",
    "withdraw": "Withdraw",
    "question": {
      "title": "Withdraw this announcement?",
      "text": "Its banner disappears within two minutes, and no more alerts are sent. Alerts that players already have stay.",
      "verb": "Withdraw"
    },
    "form": {
      "new": "New announcement",
      "edit": "Edit announcement",
      "texts": "Text · {language}",
      "optional": "Optional: without it, these readers see the text in {language}.",
      "title": "Title",
      "content": "Message",
      "where": "Show it as",
      "asAlert": "An alert to every account",
      "asAlertHint": "Sent once when it starts. Guests get none.",
      "asBanner": "A banner on every page",
      "asBannerHint": "Everyone sees it, also visitors, until they dismiss it.",
      "start": "Start",
      "now": "Now",
      "later": "At a set time",
      "startTime": "Start time",
      "end": "End",
      "never": "When it is withdrawn",
      "until": "At a set time",
      "endTime": "End time",
      "zone": "Times are in your time zone, {zone}.",
      "preview": "Preview",
      "previewNone": "Write a title and a message to see the preview.",
      "previewBanner": "Banner · {language}",
      "previewAlert": "Alert · {language}",
      "publish": "Publish now",
      "schedule": "Schedule",
      "save": "Save",
      "cancel": "Cancel",
      "more": "Read",
      "less": "Close",
      "dismiss": "Dismiss",
      "plain": "Banners show Markdown: **bold**, lists and [links](/rules). Alerts show plain text, with the links below.",
      "oneNeeded": "At least one language needs a title and a message.",
      "bothNeeded": "Needs a title and a message.",
      "missing": {
        "text": "Write a title and a message first.",
        "half": "A language has only a title or only a message.",
        "where": "Choose an alert, a banner or both.",
        "time": "Enter the time."
      }
    },
    "done": {
      "published": "The announcement is published.",
      "scheduled": "The announcement is scheduled.",
      "saved": "The announcement was changed.",
      "withdrawn": "The announcement was withdrawn."
    },
    "noneTextReaders": "What admins announce to everyone is listed here.",
    "confirm": {
      "now": "Publish this announcement?",
      "later": "Schedule this announcement?",
      "alert": "{people, plural, =0 {No player with an account yet} one {# player with an account} other {# players with an account}}",
      "banner": "Everyone, also guests and visitors",
      "back": "Back"
    }
  };
  "admin-evidence": {
    "title": "Evidence",
    "lead": "{open, plural, =0 {No open cases} one {# open case} other {# open cases}} of accounts that share a browser or an address and seem to serve one of them.",
    "caution": "Evidence is not proof: families and friends share computers, too. Read the lines of the log, then act on the players’ pages.",
    "none": "No open cases",
    "noneText": "The server looks for second accounts every ten minutes and lists them here.",
    "heading": "{count, plural, one {# account seems to serve} other {# accounts seem to serve}} {name}",
    "open": "Open the case",
    "points": "{points, number} points",
    "pointsHint": "A case opens at {needed, number} points.",
    "opened": "opened {time}",
    "checked": "checked {time}",
    "accounts": "Accounts",
    "main": "Gains",
    "devices": "{count, plural, one {# browser shared} other {# browsers shared}}",
    "addresses": "{count, plural, one {# address shared} other {# addresses shared}}",
    "signals": "Why",
    "kinds": {
      "loot": "Loot",
      "captures": "Factories",
      "referral": "Referral credit",
      "idle": "Idle accounts",
      "pacts": "NAPs",
      "rhythm": "Rhythm"
    },
    "texts": {
      "loot": "{name} won {count, plural, one {# attack} other {# attacks}} on {accounts, plural, one {# linked account} other {# linked accounts}} and took {amount}. In the other direction: {back, plural, =0 {none} other {#}}.",
      "captures": "{name} took {count, plural, one {# factory} other {# factories}} from {accounts, plural, one {# linked account} other {# linked accounts}}. In the other direction: {back, plural, =0 {none} other {#}}.",
      "referral": "{accounts, plural, one {# referred account that hardly spends anything on itself} other {# referred accounts that hardly spend anything on themselves}} brought {name} {amount}.",
      "idle": "{accounts, plural, one {# account} other {# accounts}} spent less than {percent, number}% of what came in, or brought in next to nothing.",
      "pacts": "{name} has NAPs with {accounts, plural, one {# of these accounts} other {# of these accounts}}.",
      "rhythm": "{accounts, plural, one {# account digs} other {# accounts dig}} like a program."
    },
    "rhythmOf": "{name}: {percent, number}% equal intervals, digs in {hours, plural, one {# hour} other {# hours}} of a day",
    "rules": {
      "loot": "{threshold, number} victories open a case. Over accounts that play for themselves, a victory counts a sixth, and each one in the other direction cancels two.",
      "captures": "{threshold, number} factories open a case. From accounts that play for themselves, a factory counts a sixth, and each one in the other direction cancels two.",
      "referral": "{threshold, number} such accounts open a case, with credit on at least three days each.",
      "support": "Supports a case, but never opens one.",
      "rhythm": "Counts from {percent, number}% equal intervals or {hours, number} hours of a day. Supports a case, but never opens one: scripts are allowed."
    },
    "rows": "{count, plural, one {# line of the log} other {# lines of the log}}",
    "rowsOf": "Lines of the log: {kind}",
    "row": {
      "loot": "{account} looted {other}",
      "captures": "{account} took a factory from {other}",
      "referral": "{account} got referral credit from {other}",
      "pacts": "{account} and {other} made a NAP",
      "rhythm": "{account} dug"
    },
    "battle": "Battle report",
    "dismiss": {
      "title": "Dismiss the case",
      "lead": "It stays closed for {days, number} days. To act instead, open the players’ pages.",
      "note": "Note for the team",
      "noteMissing": "Write a note first: the team should know why.",
      "submit": "Dismiss for {days, number} days",
      "done": "The case of {name} is dismissed.",
      "moderatorsOnly": "Moderators can dismiss cases.",
      "linked": "One of these accounts is on the team, so someone else has to decide."
    },
    "dismissed": {
      "title": "Dismissed",
      "by": "by {name} {time}",
      "until": "until {time}"
    },
    "notFound": "No such case",
    "notFoundText": "It ended, or one of its accounts was deleted.",
    "amount": "{amount, number} metal and energy",
    "kept": "earned {amount, number}, spent {percent, number}% of it",
    "ofReported": "{name} is in an open case of second accounts.",
    "ofPlayerLink": "Open case"
  };
  "admin-networks": {
    "title": "Networks",
    "lead": "Sign-ups of people by the network they came from. Addresses are kept for 30 days.",
    "open": {
      "label": "Open a network",
      "hint": "Such as 192.0.2.0/24 or 2001:db8::/48",
      "submit": "Open"
    },
    "list": {
      "title": "Sign-ups by network",
      "sizes": {
        "ipv4-24": "IPv4 /24",
        "ipv6-56": "IPv6 /56",
        "ipv6-48": "IPv6 /48"
      },
      "days": "Period",
      "daysOption": "{days, plural, one {Last 24 hours} other {Last # days}}",
      "order": "Order",
      "orders": {
        "signups": "Most sign-ups",
        "bases": "Most bases"
      },
      "none": "No one signed up from such a network in this period.",
      "shown": "The first {shown, number} of {total, number} networks",
      "key": {
        "bases": "With a base",
        "none": "Without a base"
      },
      "newest": "last sign-up {time}"
    },
    "counts": {
      "signups": "{count, plural, one {# sign-up} other {# sign-ups}}",
      "accounts": "{count, plural, one {# account} other {# accounts}}",
      "guests": "{count, plural, one {# guest} other {# guests}}",
      "bases": "{count, plural, one {# base} other {# bases}}",
      "banned": "{count, number} banned",
      "played": "{count, number} played",
      "bots": "{count, plural, one {# bot or demo player} other {# bots and demo players}}"
    },
    "network": {
      "back": "All networks",
      "blocked": "Blocked",
      "blockedBy": "Sign-ups are blocked as part of {subject}.",
      "empty": "No one signed up from this network in the last 30 days.",
      "facts": "Sign-ups in 30 days",
      "accounts": "Accounts",
      "guests": "Guests",
      "bases": "Bases on the map",
      "banned": "Banned",
      "played": "Played",
      "bots": "Bots and demo players",
      "playedNote": "“Played” counts players who acted often enough that no newcomer can take their place.",
      "addresses": "Addresses with the most sign-ups",
      "players": "Players",
      "created": "signed up {time}",
      "seen": "seen {time}",
      "actions": "{count, plural, one {# action} other {# actions}}",
      "base": "base at {x, number}, {y, number}"
    },
    "actions": {
      "suspend": {
        "label": "Ban all…",
        "title": "Ban all of {network}",
        "hint": "Bans every account and guest of this network. They can't log in, and their bases leave the map.",
        "submit": "{count, plural, one {Ban # player} other {Ban # players}}",
        "done": "{count, plural, one {# player of {network} is banned.} other {# players of {network} are banned.}}"
      },
      "free": {
        "label": "Free bases…",
        "title": "Free the bases of {network}",
        "hint": "Takes the bases of this network off the map. Players keep everything else; their next action puts the base back.",
        "submit": "{count, plural, one {Free # base} other {Free # bases}}",
        "done": "{count, plural, one {# base of {network} is off the map.} other {# bases of {network} are off the map.}}"
      },
      "reasonPlayers": "Players who are banned read it.",
      "preview": {
        "title": "Who is affected",
        "accounts": "Accounts",
        "guests": "Guests",
        "bases": "Bases that leave the map",
        "played": "Have played",
        "team": "Team members, skipped",
        "nobody": "No one is affected. There is nothing to do.",
        "capped": "One action affects {count, number} players, oldest first. Repeat it for the others."
      }
    },
    "blocks": {
      "title": "Blocked sign-ups",
      "lead": "No new players from these networks, or with email addresses of these domains.",
      "none": "Nothing is blocked.",
      "kinds": {
        "network": "Network",
        "domain": "Mail domain"
      },
      "by": "by {name}",
      "byUnknown": "by a command or a former player",
      "since": "since {time}",
      "until": "until {time}",
      "endless": "no end",
      "add": "Block…",
      "addHere": "Block sign-ups…",
      "remove": "Unblock",
      "removeNamed": "Unblock {subject}",
      "dialog": {
        "title": "Block sign-ups",
        "hint": "No one can sign up from the network, or with an email address of the domain or its subdomains. Existing players stay.",
        "subject": "Network or mail domain",
        "subjectHint": "Such as 192.0.2.0/24, 2001:db8::/48 or example.com",
        "endless": "No end",
        "submit": "Block sign-ups",
        "done": "Sign-ups from {subject} are blocked."
      },
      "preview": {
        "title": "What it covers",
        "incomplete": "Enter what to block to see what it covers.",
        "network": "Network",
        "domain": "Mail domain",
        "signups": "Sign-ups in 30 days",
        "accounts": "Accounts with such an address",
        "guests": "Guests among them",
        "played": "Have played",
        "stay": "They stay. To remove them, act on the network itself.",
        "coversYou": {
          "network": "Your own address is in this network. You stay logged in, but no one near you can sign up.",
          "domain": "Your own email address is of this domain. Your account stays."
        },
        "coveredBy": "{subject} is blocked already and covers it.",
        "covers": "{count, plural, one {It contains # narrower block, which stays} other {It contains # narrower blocks, which stay}}: {list}"
      },
      "unblock": {
        "title": "Unblock {subject}",
        "hint": "People can sign up again at once.",
        "submit": "Unblock",
        "done": "Sign-ups from {subject} are open again."
      }
    },
    "signups": {
      "title": "Who may join",
      "states": {
        "open": "Everyone",
        "accounts": "Accounts only",
        "guests": "Guests only",
        "closed": "No one"
      },
      "stateHints": {
        "open": "New accounts and guests",
        "accounts": "No new guests",
        "guests": "No new accounts; existing guests can still choose a name",
        "closed": "Neither accounts nor guests"
      },
      "override": "Set by an admin. The server's setting is “{setting}”.",
      "setting": "The server's setting (SIGNUPS)",
      "change": "Change…",
      "default": "The server's setting",
      "defaultHint": "Now: {setting}",
      "dialogTitle": "Who may join",
      "dialogHint": "It applies at once and survives restarts.",
      "submit": "Set who may join",
      "done": "Who may join was changed."
    }
  };
  "admin-overview": {
    "failed": "The numbers couldn't be loaded.",
    "tiles": {
      "label": "Now",
      "online": "Online",
      "onlineHint": "{count, plural, one {# base on the map} other {# bases on the map}}{bots, plural, =0 {} one {; # bot online} other {; # bots online}}",
      "players": "Players today",
      "playersHint": "{count, number} yesterday",
      "signups": "New today",
      "signupsHint": "{accounts, plural, one {# account} other {# accounts}}, {guests, plural, one {# guest} other {# guests}}",
      "calls": "Calls this hour",
      "callsHint": "{errors, plural, =0 {no errors} one {# error} other {# errors}}, {busy, number} refused as busy",
      "commit": "Commits",
      "commitHint": "95% take at most {ms}, half {median}",
      "noCommits": "None this hour",
      "backup": "Last backup",
      "backupNone": "None yet",
      "backupOff": "Automatic backups are off",
      "drilled": "Restored as a test {time}",
      "notDrilled": "Never restored as a test",
      "disk": "Free disk space",
      "diskHint": "of {total}; the database has {database}"
    },
    "milliseconds": "{count} ms",
    "sizes": {
      "MB": "{size} MB",
      "GB": "{size} GB",
      "TB": "{size} TB"
    },
    "charts": {
      "online": "Online, 48 hours",
      "onlineSeries": "most at once",
      "players": "Players, 30 days",
      "playersSeries": "players",
      "signups": "Sign-ups, 30 days",
      "accounts": "accounts",
      "guests": "guests",
      "calls": "Calls, 48 hours",
      "callsSeries": "calls",
      "faults": "Errors and busy, 48 hours",
      "errors": "errors",
      "busy": "refused as busy",
      "commits": "Commit time, 48 hours",
      "median": "median",
      "p95": "95th percentile",
      "none": "no commits",
      "utcDay": "{day} UTC"
    },
    "flows": {
      "title": "Income and spending of all players and bots",
      "resource": "Resource",
      "metal": "Metal",
      "energy": "Energy",
      "period": "Period",
      "day": "24 hours",
      "month": "30 days",
      "in": "received",
      "out": "spent",
      "net": "Net {amount}",
      "none": "Nothing was recorded in this period. Each hour is recorded when it is over."
    },
    "sources": {
      "start": "Start and corrections",
      "goal": "Goals",
      "dig": "Digging",
      "find": "Finds",
      "factory": "Factories",
      "loot": "Battles",
      "referral": "Referrals",
      "mine": "Mines",
      "purchase": "Purchases",
      "trade": "Exchange and market",
      "bank": "Deposits and withdrawals",
      "casino": "Casino"
    },
    "jobs": {
      "title": "Jobs",
      "well": "{count, plural, one {The job runs without errors.} other {All # jobs run without errors.}}",
      "failed": "{count, plural, one {# job failed in the last day.} other {# jobs failed in the last day.}}",
      "ran": "ran {time}",
      "failedAt": "failed {time}",
      "show": "Show all jobs",
      "none": "No job has run yet."
    },
    "people": "Players, sign-ups and bases are those of people. Bots and demo players are left out, except from income and spending.",
    "checklist": {
      "title": "Before strangers play",
      "lead": "{left, number} of {total, number} left. Only admins see this list; it disappears when all is done.",
      "done": "done",
      "open": "open",
      "texts": "Edit the texts",
      "publicUrl": {
        "title": "Players reach the game over https",
        "how": "Put a proxy with TLS in front, and set PUBLIC_URL to its https address."
      },
      "mail": {
        "title": "Mail is sent",
        "how": "Set SMTP_URL and MAIL_FROM. Until then, mails stay in the outbox folder, and players who forget their password can't log in."
      },
      "backup": {
        "title": "There is a backup of the last day",
        "how": "Set BACKUP_EVERY to 1d or less, and copy the backups to another machine."
      },
      "drill": {
        "title": "A backup was restored as a test",
        "how": "Run npm run restore -- --drill."
      },
      "contact": {
        "title": "The contact page names you",
        "how": "The default text says that you have given no address."
      },
      "terms": {
        "title": "You reviewed the terms",
        "how": "Save a text of your own, based on the default one."
      },
      "privacy": {
        "title": "You reviewed the privacy notice",
        "how": "Save a text of your own, based on the default one."
      },
      "secondFactor": {
        "title": "Every admin has a second factor",
        "how": "Admins set it up on their first visit here. Remove the role of those who don't."
      },
      "signupLimits": {
        "title": "Sign-ups are limited by visitor",
        "how": "Set TRUST_PROXY, so that limits count visitors and not the proxy, and SIGNUPS_PER_HOUR to 100 or less."
      }
    },
    "whoMayJoin": "Choose who may join"
  };
  "admin-reasons": {
    "spam": "Spam",
    "insults": "Insults",
    "hate": "Hate speech",
    "scam": "Scam",
    "cheating": "Cheating",
    "accounts": "Several accounts",
    "bot": "Bot without a label",
    "rules": "Against the rules",
    "harmless": "Not against the rules"
  };
  "admin-schedule": {
    "title": "Peace and maintenance",
    "lead": "Players get an alert and see a banner with a countdown.",
    "zone": "Times are in your time zone, {zone}.",
    "failed": "The schedule couldn't be loaded.",
    "adminsOnly": "Only admins can change this.",
    "phases": {
      "none": "Not scheduled",
      "planned": "Scheduled",
      "running": "Running"
    },
    "beginsIn": "Begins in",
    "endsIn": "Ends in",
    "runningFor": "Running for",
    "days": "{days, plural, one {# day} other {# days}} {hours, plural, =0 {} one {# hour} other {# hours}}",
    "from": "Start",
    "until": "End",
    "noEnd": "When an admin ends it",
    "elapsed": "{percent} over",
    "change": "Change…",
    "announce": "Announce…",
    "peace": {
      "title": "Peace",
      "what": "Players can't attack each other's bases or factories. Free factories can still be captured.",
      "notice": "Needs two days' notice.",
      "dialog": "Announce a peace",
      "changeDialog": "Change the peace",
      "changed": "The peace was changed, and players got an alert.",
      "announced": "The peace was announced.",
      "cancel": "Cancel the peace",
      "canceled": "The peace was canceled.",
      "end": "End the peace now",
      "ended": "The peace is over.",
      "cancelHint": "Players get an alert that it won't take place.",
      "endHint": "Players can attack each other again at once. They get an alert."
    },
    "maintenance": {
      "title": "Maintenance",
      "what": "Players can look around and log in, but not act. The team can work as usual.",
      "notice": "Needs five minutes' notice.",
      "dialog": "Announce maintenance",
      "changeDialog": "Change maintenance",
      "changed": "Maintenance was changed, and players got an alert.",
      "announced": "Maintenance was announced.",
      "cancel": "Cancel maintenance",
      "canceled": "Maintenance was canceled.",
      "end": "End maintenance now",
      "ended": "Maintenance is over.",
      "cancelHint": "Players get an alert that it won't take place.",
      "endHint": "Players can act again at once. They get an alert."
    },
    "form": {
      "from": "Starts",
      "until": "Ends",
      "begun": "It has begun: only its end can change.",
      "earliest": "Not before {time}.",
      "open": "No end yet; I'll end it",
      "length": "Length",
      "lengths": {
        "minutes": "{count, plural, one {# minute} other {# minutes}}",
        "hours": "{count, plural, one {# hour} other {# hours}}",
        "days": "{count, plural, one {# day} other {# days}}"
      },
      "reasonHint": "For the audit log; players don't see it",
      "preview": "What players will read",
      "incomplete": "Choose a start and an end to see it.",
      "loading": "Loading…",
      "submit": "Announce to {players, plural, one {# player} other {# players}}",
      "submitChange": "Change and alert {players, plural, one {# player} other {# players}}"
    }
  };
  "admin-texts": {
    "title": "Texts",
    "lead": "The rules, the privacy notice, the terms and the contact page, linked at the bottom of every page and at sign-up.",
    "languages": "Languages of {page}",
    "default": "Default text",
    "notWritten": "Not written",
    "own": "Changed {time}",
    "byName": "by {name}",
    "otherLanguage": "These readers see the text in another language until you write one.",
    "open": "Open the page",
    "back": "All texts",
    "body": "Text",
    "hint": "Markdown: # for headings, - for lists, **bold**, *italics*, [link](/rules). HTML is shown as text.",
    "length": "{count, number} of {most, number} characters",
    "tooLong": "That's too long by {count, plural, one {# character} other {# characters}}.",
    "preview": "Preview",
    "save": "Save",
    "discard": "Discard changes",
    "useDefault": "Use the default text",
    "isDefault": "Players read the default text. Saving a change replaces it in this language.",
    "readOnly": "Only admins can change texts.",
    "saved": "The text was saved. Players see it at once.",
    "restoredDefault": "Players read the default text again.",
    "history": "Versions",
    "noHistory": "No changes yet",
    "versionDefault": "Default text",
    "versionLength": "{count, plural, one {# character} other {# characters}}",
    "inForce": "In force",
    "restore": "Load into the editor",
    "restored": "The version from {time} is in the editor. Save it to restore it.",
    "contactMissing": "The default contact page says that you haven't given an address. Add how players can reach you."
  };
  "admin-words": {
    "title": "Word filter",
    "lead": "Words that don't belong in the chat or in names. Case, accents, repeated letters and look-alikes such as 0 for o make no difference.",
    "readOnly": "Only admins change the filter. You can try what an entry would match.",
    "form": {
      "title": "New entry",
      "tryTitle": "Try an entry",
      "word": "Word or phrase",
      "wordHint": "At most 40 characters",
      "scope": "Applies to",
      "scopes": {
        "both": "Chat and names",
        "chat": "Chat",
        "names": "Names"
      },
      "action": "Chat messages with it",
      "actions": {
        "mask": "Mask with ***",
        "refuse": "Refuse"
      },
      "namesHint": "Names with it are refused.",
      "isWhole": "Whole words only",
      "isWholeHint": "If off, it's also found inside longer words, such as “ass” in “class”.",
      "note": "Note for the team",
      "add": "Add to the filter",
      "added": "Added “{word}” to the filter."
    },
    "preview": {
      "title": "Preview",
      "empty": "Type a word to see which messages and names it would match.",
      "loading": "Searching…",
      "names": "{found, plural, =0 {no names} one {{found, number} name} other {{found, number} names}}",
      "both": "{messages}, {names}",
      "found": "{found, number} of {searched, plural, one {one message} other {the last {searched, number} messages}}",
      "inMessages": "Chat messages",
      "inNames": "Names",
      "none": "No match",
      "someMessages": "The newest {count, number} of {found, number} messages.",
      "someNames": "{count, number} of {found, number} names.",
      "namesStay": "Names that exist stay. Change them on the player's page.",
      "parts": {
        "username": "Username",
        "baseName": "Base name",
        "quote": "Quote"
      }
    },
    "list": {
      "title": "Entries",
      "search": "Search the entries",
      "searchHint": "Part of a word or note",
      "none": "No entries yet",
      "noneText": "Words you add appear here.",
      "noneFound": "No entry contains “{text}”.",
      "effects": {
        "chatMask": "Masked in the chat",
        "chatRefuse": "Refused in the chat",
        "names": "Refused in names"
      },
      "part": "Inside words too",
      "by": "by {name}",
      "remove": "Remove",
      "removeNamed": "Remove “{word}”",
      "removed": "Removed “{word}” from the filter.",
      "question": {
        "title": "Remove “{word}” from the filter?",
        "text": "Players can use it again at once."
      }
    }
  };
  "admin-world": {
    "title": "World",
    "lead": "Every visit to this page is recorded in the audit log, since the map shows where players live.",
    "refresh": "Refresh",
    "facts": {
      "founded": "founded {days, plural, =0 {today} one {# day ago} other {# days ago}}",
      "version": "version {version}",
      "commit": "commit {commit}"
    },
    "map": {
      "title": "Map",
      "label": "Map of the world. Arrow keys move the mark, with Shift by five fields.",
      "keys": "Point at a field, or move with the arrow keys.",
      "legend": "Legend. Press an entry to highlight its fields.",
      "kinds": {
        "base": "Bases",
        "guest": "Guests' bases",
        "bot": "Bots' bases",
        "owned": "Owned factories",
        "free": "Unclaimed factories"
      },
      "at": "{x, number}, {y, number}",
      "baseOf": "Base of {name}, level {level, number}",
      "guestBaseOf": "Base of {name}, a guest, level {level, number}",
      "botBaseOf": "Base of {name}, a bot, level {level, number}",
      "factoryOf": "Factory of {name}, level {level, number}, {slots, number} slots",
      "freeFactory": "Unclaimed factory",
      "openField": "Open in the game",
      "fields": {
        "metal": "Mineral Deposit",
        "energy": "Geothermal Vent",
        "forest": "Forest",
        "cave": "Cave",
        "waste": "Wasteland",
        "market": "Black Market",
        "bank": "World Bank",
        "web": "Exchange Bank",
        "casino": "World Casino",
        "memorial": "Memorial",
        "euc": "Excavator Center"
      },
      "town": "Town buildings"
    },
    "places": {
      "title": "Bases and factories",
      "bases": "Bases",
      "factories": "Factories",
      "search": "Find by player",
      "noBases": "No bases on the map.",
      "noFactories": "No factory has an owner.",
      "noneFound": "No player has that name.",
      "level": "Level {level, number}",
      "slots": "{slots, plural, one {# slot} other {# slots}}",
      "show": "Show on the map: {at}",
      "more": "Show {count, number} more"
    },
    "seeds": {
      "title": "Seeds of past days",
      "lead": "They decided the rolls of their day. Everyone can see and check them.",
      "none": "The seed of the first day becomes public ten minutes after it ends.",
      "page": "Public page",
      "seed": "Seed",
      "commitment": "Fingerprint"
    },
    "settings": {
      "title": "Settings in force",
      "lead": "For the server that answered, with where each value comes from. Secret values are left out; .env.example explains each setting.",
      "secret": "Secret",
      "empty": "none",
      "hidden": "hidden",
      "changed": "{count, plural, =0 {all at their defaults} one {# changed} other {# changed}}",
      "onlySet": "Only those that were changed",
      "none": "Every setting has its default.",
      "sources": {
        "default": "Default",
        "set": "Environment or .env",
        "derived": "Derived at start",
        "admin": "Set by an admin"
      },
      "filter": "Filter by name or value",
      "noneFound": "No setting matches.",
      "groups": {
        "address": "Address and proxy",
        "data": "Data and backups",
        "players": "Players",
        "evidence": "Evidence",
        "services": "Mail, push, log and metrics"
      }
    }
  };
  "admin": {
    "title": "Team pages",
    "tag": "Team",
    "nav": {
      "label": "Team pages",
      "overview": "Overview",
      "reports": "Reports",
      "appeals": "Appeals",
      "announcements": "Announcements",
      "texts": "Texts",
      "evidence": "Evidence",
      "open": "{count, number} open",
      "words": "Words",
      "networks": "Networks",
      "world": "World",
      "audit": "Audit log",
      "schedule": "Schedule",
      "access": "Your access: {name}, {role}",
      "game": "Back to the game",
      "toGame": "Game"
    },
    "roles": {
      "player": "Player",
      "support": "Support",
      "moderator": "Moderator",
      "admin": "Admin"
    },
    "roleWords": {
      "player": "player",
      "support": "support",
      "moderator": "moderator",
      "admin": "admin"
    },
    "badges": {
      "bot": "Bot",
      "guest": "Guest",
      "banned": "Banned",
      "suspended": "Suspended",
      "muted": "Muted"
    },
    "deletedAccount": "a former player",
    "deletedActor": "A former player",
    "serverCommand": "A command on the server",
    "durations": {
      "minutes": "{count, plural, one {# minute} other {# minutes}}",
      "hours": "{count, plural, one {# hour} other {# hours}}",
      "days": "{count, plural, one {# day} other {# days}}"
    },
    "amounts": {
      "metal": "{amount} metal",
      "energy": "{amount} energy",
      "both": "{metal} and {energy}"
    },
    "loadMore": "Load more",
    "loadingMore": "Loading…",
    "failed": "This part couldn't be loaded.",
    "notFound": {
      "title": "There's no page at this address",
      "action": "Back to the overview"
    },
    "gate": {
      "loggedOut": {
        "title": "Log in first",
        "text": "These pages are for the team that runs this world. Log in to the game, then come back here.",
        "action": "Log in"
      },
      "players": {
        "title": "This page is for the team",
        "text": "Moderators and admins look after this world here. There's nothing here for your account.",
        "action": "Go to the game"
      },
      "confirm": {
        "title": "Confirm that it's you",
        "lead": "You're opening the team pages as {name}.",
        "submit": "Continue"
      }
    },
    "confirm": {
      "title": "Confirm that it's you",
      "lead": "Grave actions need a confirmation from the last {minutes, number} minutes. Your action continues afterward.",
      "password": "Password",
      "code": "Code",
      "codeHint": "Six digits from your app. A recovery code works, too.",
      "submit": "Confirm",
      "recent": "Grave actions need no password until {time}."
    },
    "secondFactor": {
      "title": "Set up your second factor",
      "step": "Step {step, number} of {steps, number}",
      "lead": "Team pages need more than a password. You need an authenticator app, such as Aegis, 2FAS or Google Authenticator.",
      "next": "Continue",
      "scanTitle": "Add the account to your app",
      "scan": "Scan this code with your app.",
      "qrCode": "QR code for your authenticator app",
      "secret": "Can't scan it? Type this key",
      "copy": "Copy",
      "copiedKey": "Key copied",
      "code": "Code from the app",
      "codeHint": "Six digits. A new code appears every 30 seconds.",
      "enable": "Turn on",
      "codesTitle": "Save your recovery codes",
      "codesLead": "Each code replaces your app once. They're shown only now: keep them where you keep your passwords.",
      "codes": "Recovery codes",
      "copyCodes": "Copy all",
      "copiedCodes": "Recovery codes copied",
      "download": "Download",
      "saved": "I saved them"
    },
    "access": {
      "title": "Your access",
      "lead": "How you prove who you are on these pages.",
      "role": "Role",
      "secondFactor": "Second factor",
      "isOn": "On",
      "isOff": "Off",
      "codesLeft": "Recovery codes left",
      "recentUntil": "Confirmed for grave actions until",
      "notRecent": "Not confirmed; you'll be asked",
      "setUp": "Set up a second factor",
      "replace": "Set up again",
      "replaceHint": "For a new phone, or new recovery codes",
      "question": {
        "title": "Set up your second factor again?",
        "text": "Your app and your recovery codes stop working at once. Then you set up new ones.",
        "verb": "Set up again"
      }
    },
    "search": {
      "label": "Search",
      "placeholder": "Search players, fields, battles, messages",
      "keys": "Press {key} on any page to search. Arrow keys choose a result, Enter opens it.",
      "none": "Nothing found for “{text}”.",
      "found": "{count, plural, one {# result} other {# results}}",
      "groups": {
        "players": "Players",
        "field": "Field",
        "battle": "Battle",
        "messages": "Chat messages",
        "audit": "Audit log",
        "accounts": "Accounts"
      },
      "scope": "Find current or former names, coordinates such as 12,34, a battle by the 16 characters in its address, or words from the chat and the audit log.",
      "formerly": "formerly {name}",
      "seen": "seen {time}",
      "fieldAt": "Field {x}, {y}",
      "ownedBy": "owned by {name}",
      "ownerOf": "Owner: {name}",
      "battleAt": "Battle of {time}",
      "removed": "removed",
      "scopeAdmin": "Also find accounts by an email address, its domain (@example.org), an IP address or a network.",
      "byEmail": "Find accounts by this email address",
      "byNetwork": "Find accounts from {network}",
      "isRecorded": "Each search is recorded in the audit log.",
      "noAccounts": "No account has it.",
      "networkPage": "Network {network}"
    },
    "home": {
      "title": "Overview",
      "latest": "Latest in the audit log",
      "all": "Open the audit log",
      "queues": "Waiting for a decision",
      "reports": "{open, plural, =0 {No open reports} one {# open report} other {# open reports}}",
      "appeals": "{open, plural, =0 {No open appeals} one {# open appeal} other {# open appeals}}",
      "oldest": "The oldest came {time}.",
      "noReports": "New reports appear here.",
      "noAppeals": "New appeals appear here.",
      "newest": "The newest came {time}.",
      "evidence": "{open, plural, =0 {No open cases} one {# case of second accounts} other {# cases of second accounts}}",
      "noEvidence": "Accounts that seem to serve another one appear here."
    },
    "reports": {
      "title": "Reports",
      "lead": "{open, plural, =0 {No open reports.} one {# open report.} other {# open reports, oldest first.}}",
      "median": "Half of all reports are decided within {duration}.",
      "keys": "{choose} choose, {enter} decides, {move} move in the list.",
      "enterKey": "Enter",
      "list": "Open reports, oldest first",
      "none": "No open reports",
      "noneText": "New reports appear here automatically.",
      "count": "{count, plural, one {# report} other {# reports}}",
      "subjects": {
        "message": "Chat message",
        "username": "Username",
        "baseName": "Base name",
        "quote": "Quote",
        "profilePicture": "Picture",
        "player": "Behavior"
      },
      "reasons": {
        "spam": "Spam",
        "insult": "Insults",
        "hate": "Hate speech",
        "scam": "Scam",
        "cheating": "Cheating",
        "other": "Other reason"
      },
      "of": "{subject} of {name}",
      "isGone": {
        "removed": "Removed since",
        "changed": "Changed since"
      },
      "around": "Messages around it",
      "reported": "Reported",
      "pictureOf": "Reported picture of {name}",
      "reportedBy": "Reported by",
      "playerPage": "Player page",
      "sanctions": "Sanctions",
      "earlier": "{count, plural, =0 {No sanctions so far.} one {# sanction so far.} other {# sanctions so far.}}",
      "noneActive": "{count, plural, =0 {No sanctions so far.} one {# earlier sanction, none active.} other {# earlier sanctions, none active.}}",
      "decision": "Decision",
      "choose": "Choose a decision",
      "decisions": {
        "thing": {
          "dismiss": "Dismiss",
          "remove": "Remove",
          "warn": "Remove and warn",
          "mute": "Remove, mute for a day",
          "suspend": "Remove, suspend for 3 days"
        },
        "username": {
          "dismiss": "Dismiss",
          "remove": "Give a new name",
          "warn": "New name and warning",
          "mute": "New name, mute for a day",
          "suspend": "New name, suspend for 3 days"
        },
        "player": {
          "dismiss": "Dismiss",
          "remove": "Remove",
          "warn": "Warn",
          "mute": "Mute for a day",
          "suspend": "Suspend for 3 days"
        }
      },
      "outcomes": {
        "dismiss": "{subject, select, player {Dismissed the reports about {name}.} message {Kept the chat message of {name}.} username {{name} keeps their name.} baseName {Kept the base name of {name}.} quote {Kept the quote of {name}.} other {Kept the picture of {name}.}}",
        "remove": "{subject, select, message {Removed a chat message of {name}.} username {{name} is now called {newName}.} baseName {Removed the base name of {name}.} quote {Removed the quote of {name}.} other {Removed the picture of {name}.}}",
        "warn": "{subject, select, player {Warned {name}.} message {Removed a chat message of {name} and warned them.} username {{name} is now called {newName}, and was warned.} baseName {Removed the base name of {name} and warned them.} quote {Removed the quote of {name} and warned them.} other {Removed the picture of {name} and warned them.}}",
        "mute": "{subject, select, player {Muted {name} for a day.} message {Removed a chat message of {name} and muted them for a day.} username {{name} is now called {newName}, and is muted for a day.} baseName {Removed the base name of {name} and muted them for a day.} quote {Removed the quote of {name} and muted them for a day.} other {Removed the picture of {name} and muted them for a day.}}",
        "suspend": "{subject, select, player {Suspended {name} for 3 days.} message {Removed a chat message of {name} and suspended them for 3 days.} username {{name} is now called {newName}, and is suspended for 3 days.} baseName {Removed the base name of {name} and suspended them for 3 days.} quote {Removed the quote of {name} and suspended them for 3 days.} other {Removed the picture of {name} and suspended them for 3 days.}}"
      },
      "reasonHint": {
        "player": "The player reads it. Shift + Enter starts a new line.",
        "team": "Only the team reads it. Shift + Enter starts a new line."
      },
      "moderatorsOnly": "Moderators decide reports.",
      "messageOf": "Message of {name}",
      "notByPlayer": "This message isn't by this player.",
      "states": "Which reports",
      "open": "Open",
      "decided": "Decided",
      "about": "Reports about {name}",
      "by": "Reports by {name}",
      "pastLead": "Newest decision first.",
      "ofPlayerLead": "Open reports first, then the newest decision.",
      "nonePast": "No report has been decided yet",
      "nonePastText": "Decided reports appear here.",
      "noneOfPlayer": "No reports",
      "decide": "Decide",
      "decidedAs": "{decision, select, dismiss {Dismissed} left {Account deleted} remove {{subject, select, username {New name} other {Removed}}} warn {{subject, select, player {Warned} username {New name, warned} other {Removed, warned}}} mute {{subject, select, player {Muted for a day} username {New name, muted for a day} other {Removed, muted for a day}}} other {{subject, select, player {Suspended for 3 days} username {New name, suspended for 3 days} other {Removed, suspended for 3 days}}}}",
      "decidedBy": "by {name}",
      "took": "took {duration}",
      "firstAt": "reported {time}",
      "noReports": "A moderator removed it without a report.",
      "pictureGone": "The picture was removed or replaced, and is no longer stored."
    },
    "appeals": {
      "title": "Appeals",
      "lead": "Someone who didn't decide the sanction answers, and the player reads it.",
      "states": "Which appeals",
      "open": "Open",
      "decided": "Answered",
      "list": "Appeals, newest first",
      "none": "No open appeals",
      "noneText": "New appeals appear here automatically.",
      "noneDecided": "No appeal has been answered yet",
      "noneDecidedText": "Answered appeals appear here.",
      "heading": "{name} appeals a {kind, select, warning {warning} mute {mute} suspension {suspension} other {ban}}",
      "sanction": "Sanction",
      "appeal": "Appeal",
      "written": "Written {time}",
      "answer": "Answer",
      "answerHint": "The player reads it.",
      "answerMissing": "Write an answer first. The player reads it.",
      "lift": "Lift the sanction",
      "uphold": "Uphold the sanction",
      "ownDecision": "Someone else has to answer: you decided this.",
      "adminsOnly": "Only admins answer appeals against bans.",
      "moderatorsOnly": "Only moderators answer appeals.",
      "decidedBy": "{decision, select, lift {Lifted} other {Upheld}} by {name}",
      "done": "{decision, select, lift {Lifted} other {Upheld}} the {kind, select, warning {warning} mute {mute} suspension {suspension} other {ban}} of {name}.",
      "cause": "What it was about",
      "noCause": "This sanction was decided on the player's page, not from a report.",
      "others": "Other sanctions and warnings",
      "noOthers": "No other sanctions."
    },
    "player": {
      "notFound": "There's no player named {name}",
      "notFoundText": "Check the spelling, or search for the beginning of the name.",
      "formerly": "formerly {name}",
      "joined": "Joined {time}",
      "seen": "Last seen {time}",
      "publicPage": "Public page",
      "actions": "Actions",
      "sections": "Sections",
      "more": "More actions",
      "noActions": "You can't act on this player: they're yourself, on the team, or linked to your own account.",
      "facts": "Base and balance",
      "base": "Base",
      "noBase": "Not on the map",
      "baseLevel": "Base level",
      "rank": "Rank",
      "unranked": "Unranked",
      "power": "Power",
      "carried": "Carried",
      "banked": "In the bank",
      "lines": "Log lines",
      "reportsAbout": "Reports about the player",
      "reportsBy": "Reports by the player",
      "profile": "Profile",
      "baseName": "Base name",
      "quote": "Quote",
      "picture": "Picture",
      "empty": "None",
      "email": "Email",
      "pendingEmail": "Unconfirmed email",
      "deletesAt": "Will be deleted",
      "pictureOf": "Picture of {name}",
      "earlierPictures": "Earlier pictures",
      "pictureStored": "Last shown {time}",
      "pictureRemoved": "Removed {time}",
      "onMap": "On the map"
    },
    "sanctions": {
      "title": "Sanctions",
      "none": "No sanctions so far.",
      "kinds": {
        "warning": "Warning",
        "mute": "Mute",
        "suspension": "Suspension",
        "ban": "Ban"
      },
      "by": "by {name}",
      "byUnknown": "by a command or a former player",
      "until": "until {time}",
      "active": "Active",
      "ended": "Ended {time}",
      "lifted": "Lifted {time} by {name}",
      "liftedByUnknown": "Lifted {time}",
      "lift": "Lift",
      "liftNamed": "Lift: {kind} of {time}"
    },
    "notes": {
      "title": "Team notes",
      "lead": "Only the team sees these.",
      "none": "No notes yet.",
      "field": "New note",
      "placeholder": "What should the next moderator know?",
      "add": "Add note",
      "added": "Note added."
    },
    "sessions": {
      "title": "Sessions and devices",
      "none": "Not logged in anywhere.",
      "seen": "seen {time}",
      "since": "since {time}"
    },
    "addresses": {
      "title": "Addresses",
      "none": "No addresses in the last {days, number} days.",
      "masked": "You see networks only. Admins see whole addresses.",
      "accounts": "{count, plural, one {only this account} other {# accounts}}",
      "crowded": "Looks like a school or provider"
    },
    "linked": {
      "title": "Linked accounts",
      "none": "No other account shares a browser or an address.",
      "devices": "{count, plural, one {# shared browser} other {# shared browsers}}",
      "addresses": "{count, plural, one {# shared address} other {# shared addresses}}",
      "last": "last shared {time}"
    },
    "ledger": {
      "title": "Ledger",
      "filter": "Kind",
      "all": "All kinds",
      "none": "No rows.",
      "when": "When",
      "what": "What happened",
      "metal": "Metal",
      "energy": "Energy",
      "balance": "Carried after",
      "carries": "Then carries {amounts}",
      "battle": "Battle report",
      "kinds": {
        "start": "Start",
        "base-left": "Base left the map",
        "base-placed": "Base placed",
        "correction": "Correction",
        "goal": "Goal reward",
        "dig": "Dig",
        "buy-part": "Part bought",
        "install-part": "Part installed",
        "referral": "Referral",
        "note": "Note",
        "cave": "Cave",
        "forest": "Forest",
        "memorial": "Memorial",
        "mirage": "Mirage",
        "relic": "Relic",
        "buy-units": "Units bought",
        "buy-tech": "Tech bought",
        "upgrade-base": "Base upgraded",
        "research": "Research",
        "tool": "Tool used",
        "mine": "Mine",
        "attack": "Attack",
        "defense": "Defense",
        "capture": "Factory captured",
        "plunder": "Plunder",
        "collect": "Stores collected",
        "factory-lost": "Factory lost",
        "abandon": "Factory abandoned",
        "bank": "World Bank",
        "exchange": "Exchange Bank",
        "market": "Black Market",
        "casino": "Casino"
      }
    },
    "messages": {
      "title": "Chat messages",
      "none": "No chat messages.",
      "removed": "Removed",
      "remove": "Remove",
      "removeNamed": "Remove: {body}",
      "linked": "Linked message",
      "newest": "Show the newest messages"
    },
    "secrets": {
      "title": "Position, mines and plots",
      "lead": "Secrets of the game. Looking is recorded in the audit log.",
      "show": "Show position, mines and plots",
      "position": "Position",
      "mines": "Mines",
      "plots": "Plots",
      "none": "None",
      "until": "until {time}"
    },
    "actions": {
      "reason": "Reason",
      "reasonHint": "The player reads it.",
      "reasonMissing": "Write a reason first.",
      "reasons": "Usual reasons",
      "keys": "Ctrl + Enter",
      "cancel": "Cancel",
      "grave": "Grave action: it needs a confirmation from the last {minutes, number} minutes.",
      "duration": "Duration",
      "custom": "Other",
      "customAmount": "Number",
      "customUnit": "Unit",
      "units": {
        "minutes": "Minutes",
        "hours": "Hours",
        "days": "Days"
      },
      "name": "New name",
      "part": "What to change",
      "parts": {
        "baseName": "Base name",
        "quote": "Quote",
        "profilePicture": "Picture"
      },
      "value": "New text",
      "valueHint": "Leave it empty to remove it.",
      "pictureHint": "Removes the picture.",
      "email": "New email",
      "metal": "Metal",
      "energy": "Energy",
      "changeHint": "A change, such as 500 or -20",
      "x": "X",
      "y": "Y",
      "role": "New role",
      "kinds": {
        "warn": {
          "label": "Warn",
          "title": "Warn {name}",
          "hint": "Sends a warning. Nothing else changes for the player.",
          "submit": "Warn",
          "done": "{name} was warned."
        },
        "mute": {
          "label": "Mute",
          "title": "Mute {name}",
          "hint": "The player can't write in the chat until it ends. It replaces an earlier mute.",
          "submit": "Mute for {duration}",
          "done": "{name} is muted for {duration}."
        },
        "unmute": {
          "label": "Unmute",
          "title": "Unmute {name}",
          "hint": "Lifts every mute.",
          "submit": "Unmute",
          "done": "{name} can write in the chat again."
        },
        "suspend": {
          "label": "Suspend",
          "title": "Suspend {name}",
          "hint": "The player can't log in until it ends, and the base leaves the map.",
          "submit": "Suspend for {duration}",
          "done": "{name} is suspended for {duration}."
        },
        "ban": {
          "label": "Ban",
          "title": "Ban {name}",
          "hint": "The player can't log in again unless the ban is lifted, and the base leaves the map.",
          "submit": "Ban permanently",
          "done": "{name} is banned."
        },
        "lift": {
          "label": "Lift",
          "title": "Lift a sanction of {name}",
          "hint": "The sanction ends now and stays in the list.",
          "submit": "Lift {kind, select, warning {warning} mute {mute} suspension {suspension} ban {ban} other {sanction}}",
          "done": "The sanction of {name} is lifted."
        },
        "rename": {
          "label": "Rename",
          "title": "Rename {name}",
          "hint": "The player logs in with the new name from now on.",
          "submit": "Rename",
          "done": "{name} has a new name."
        },
        "setProfile": {
          "label": "Change profile",
          "title": "Change the profile of {name}",
          "hint": "Replaces or removes what other players see.",
          "submit": "Change profile",
          "done": "The profile of {name} is changed."
        },
        "endSessions": {
          "label": "End sessions",
          "title": "End all sessions of {name}",
          "hint": "Logs the player out everywhere and deletes their API tokens.",
          "submit": "End sessions",
          "done": "All sessions of {name} have ended."
        },
        "confirmEmail": {
          "label": "Confirm email",
          "title": "Confirm the email of {name}",
          "hint": "The unconfirmed address becomes the account's address without the mailed link.",
          "submit": "Confirm email",
          "done": "The email of {name} is confirmed."
        },
        "setEmail": {
          "label": "Change email",
          "title": "Change the email of {name}",
          "hint": "Links mailed to the old address stop working.",
          "submit": "Change email",
          "done": "The email of {name} is changed."
        },
        "correct": {
          "label": "Correct balance",
          "title": "Correct the balance of {name}",
          "hint": "Changes what the player carries. The ledger shows it as a correction.",
          "submit": "Correct balance",
          "done": "The balance of {name} is corrected."
        },
        "moveBase": {
          "label": "Move base",
          "title": "Move the base of {name}",
          "hint": "The new field has to be free.",
          "submit": "Move base",
          "done": "The base of {name} has moved."
        },
        "freeBase": {
          "label": "Take base off the map",
          "title": "Take the base of {name} off the map",
          "hint": "The player keeps everything. Their next action puts the base back on the map.",
          "submit": "Take base off the map",
          "done": "The base of {name} is off the map."
        },
        "setRole": {
          "label": "Change role",
          "title": "Change the role of {name}",
          "hint": "Support reads, moderators act in chat and on accounts, admins do everything.",
          "submit": "Change role",
          "done": "{name} has a new role."
        },
        "setBot": {
          "label": "Bot label",
          "title": "Bot label of {name}",
          "hint": "Accounts with the label are on the ladder of bots.",
          "submit": "{isBot, select, true {Add bot label} other {Remove bot label}}",
          "done": "{isBot, select, true {{name} is labeled as a bot.} other {{name} is no longer labeled as a bot.}}"
        },
        "deleteAccount": {
          "label": "Delete account",
          "title": "Delete the account of {name}",
          "hint": "For players who ask by mail. The account and everything in it are deleted within a minute, and the name can't be used again. This can't be undone.",
          "submit": "Delete account",
          "done": "The account of {name} will be deleted within a minute."
        },
        "keepAccount": {
          "label": "Cancel deletion",
          "title": "Cancel the deletion of {name}",
          "hint": "For players who changed their mind and can't log in.",
          "submit": "Cancel deletion",
          "done": "The account of {name} will be kept."
        }
      },
      "preview": {
        "title": "What happens",
        "needsReason": "Give a reason to see what happens.",
        "incomplete": "Fill in the fields to see what happens.",
        "loading": "Checking…",
        "until": "Ends",
        "sessions": "Sessions that end",
        "base": "Base that leaves the map",
        "noBase": "None on the map",
        "before": "Old value",
        "after": "New value",
        "empty": "empty",
        "balance": "Carried afterward",
        "notice": "{name} reads",
        "noNotice": "The player isn't told."
      },
      "reasonTeam": "Only the team reads it."
    },
    "audit": {
      "title": "Audit log",
      "lead": "Everything the team did, and every refused attempt.",
      "player": "Player",
      "playerHint": "By or about this player",
      "action": "Action",
      "allActions": "All actions",
      "refusedOnly": "Refused only",
      "clear": "Clear filters",
      "none": "No rows match.",
      "list": "Audit log, newest first",
      "refusedMark": "Refused",
      "reason": "Reason",
      "sentences": {
        "warn": "{actor} warned {target}",
        "mute": "{actor} muted {target} for {duration}",
        "unmute": "{actor} unmuted {target}",
        "suspend": "{actor} suspended {target} for {duration}",
        "ban": "{actor} banned {target}",
        "lift": "{actor} lifted the {kind, select, warning {warning} mute {mute} suspension {suspension} ban {ban} other {sanction}} of {target}",
        "rename": "{actor} renamed {target} from “{from}” to “{to}”",
        "setProfile": "{actor} {isEmpty, select, true {removed} other {changed}} the {part, select, baseName {base name} quote {quote} other {picture}} of {target}",
        "endSessions": "{actor} ended all sessions of {target}",
        "confirmEmail": "{actor} confirmed the email of {target}",
        "setEmail": "{actor} changed the email of {target}",
        "correct": "{actor} corrected the balance of {target} by {amounts}",
        "moveBase": "{actor} moved the base of {target} from {from} to {to}",
        "freeBase": "{actor} took the base of {target} at {from} off the map",
        "setRole": "{actor} changed the role of {target} from {from} to {to}",
        "setBot": "{actor} {isBot, select, true {added the bot label of} other {removed the bot label of}} {target}",
        "deleteAccount": "{actor} deleted the account of {target}",
        "keepAccount": "{actor} canceled the deletion of {target}",
        "decideReports": "{actor} {decision, select, dismiss {kept} other {{subject, select, username {replaced} other {removed}}}} {subject, select, message {a chat message} username {the username} baseName {the base name} quote {the quote} other {the picture}} of {target}{decision, select, warn {, with a warning} mute {, with a mute} suspend {, with a suspension} other {}} ({reports, plural, =0 {no reports} one {# report} other {# reports}})",
        "decideReportsOfPlayer": "{actor} {decision, select, dismiss {dismissed the reports about} warn {warned} mute {muted} other {suspended}} {target} ({reports, plural, =0 {no reports} one {# report} other {# reports}})",
        "decideAppeal": "{actor} {decision, select, lift {lifted} other {upheld}} a sanction of {target} after an appeal",
        "dismissEvidence": "{actor} dismissed the evidence about {target}",
        "addNote": "{actor} added a team note about {target}",
        "look": "{actor} looked at the position, mines and plots of {target}",
        "lookAtWorld": "{actor} looked at the map of the world",
        "suspendNetwork": "{actor} banned {accounts, plural, one {# account} other {# accounts}} of {network}",
        "freeNetwork": "{actor} took the bases of {accounts, plural, one {# account} other {# accounts}} of {network} off the map",
        "addWord": "{actor} added {isWhole, select, true {the word} other {words with}} “{word}” to the filter, {scope, select, names {refused in names} chat {{action, select, mask {masked} other {refused}} in the chat} other {{action, select, mask {masked in the chat and refused in names} other {refused in the chat and in names}}}}",
        "removeWord": "{actor} removed “{word}” from the word filter",
        "setSignups": "{actor} set sign-ups to {to, select, open {“open”} accounts {“accounts only”} guests {“guests only”} closed {“closed”} other {the server’s setting}}",
        "blockSignUps": "{actor} blocked sign-ups from {subject} {hasEnd, select, true {for {duration}} other {with no end}}",
        "unblockSignUps": "{actor} unblocked sign-ups from {subject}",
        "announce": "{actor} sent an announcement to {players, plural, one {# player} other {# players}}",
        "announceNew": "{actor} wrote announcement {number} ({shown, select, both {alert and banner} alert {alert} other {banner}})",
        "editAnnouncement": "{actor} changed announcement {number} ({shown, select, both {alert and banner} alert {alert} other {banner}})",
        "withdrawAnnouncement": "{actor} withdrew announcement {number}",
        "editText": "{actor} {isDefault, select, true {restored the default text} other {changed the text}} of the page “{page}” ({language})",
        "setPause": "{actor} {change, select, announced {announced {kind, select, peace {a peace} other {maintenance}}} other {changed the {kind, select, peace {peace} other {maintenance}}}}, with an alert to {players, plural, one {# player} other {# players}}",
        "endPause": "{actor} {change, select, canceled {canceled the planned} other {ended the}} {kind, select, peace {peace} other {maintenance}}, with an alert to {players, plural, one {# player} other {# players}}",
        "createSpecial": "{actor} created the special account {target}",
        "setUpSecondFactor": "{actor} set up a second factor",
        "removeSecondFactor": "{actor} removed the second factor of {target}",
        "removeOwnSecondFactor": "{actor} removed their own second factor",
        "refused": "{actor} tried to {call}",
        "refusedEntry": "{actor} tried to open the team pages",
        "refusedAbout": "{actor} tried to {call}: {target}",
        "other": "{actor} did {action}",
        "otherAbout": "{actor} did {action} to {target}",
        "lookForEmail": "{actor} searched for an email address",
        "lookByEmail": "{actor} found {target} by an email address",
        "lookForNetwork": "{actor} searched for accounts of {network}"
      },
      "facts": {
        "from": "Old value",
        "to": "New value",
        "title": "Title",
        "content": "Message",
        "startsAt": "Starts",
        "endsAt": "Ends",
        "subject": "About"
      },
      "pause": {
        "when": "When",
        "before": "Before",
        "now": "Now",
        "planned": "Planned",
        "tookPlace": "Took place",
        "times": "{from} – {until}",
        "open": "{from}, with no end yet"
      },
      "emptyFact": "empty",
      "actions": {
        "warn": "Warnings",
        "mute": "Mutes",
        "unmute": "Unmutes",
        "suspend": "Suspensions",
        "ban": "Bans",
        "lift": "Lifted sanctions",
        "rename": "Renames",
        "setProfile": "Profile changes",
        "endSessions": "Ended sessions",
        "confirmEmail": "Confirmed emails",
        "setEmail": "Changed emails",
        "correct": "Corrections",
        "moveBase": "Moved bases",
        "freeBase": "Bases off the map",
        "setRole": "Roles",
        "setBot": "Bot labels",
        "deleteAccount": "Deletions",
        "keepAccount": "Canceled deletions",
        "decideReports": "Decided reports",
        "decideAppeal": "Answered appeals",
        "dismissEvidence": "Dismissed evidence",
        "addNote": "Team notes",
        "look": "Looks at secrets",
        "suspendNetwork": "Banned networks",
        "freeNetwork": "Freed networks",
        "addWord": "Words filtered",
        "removeWord": "Words removed from the filter",
        "setSignups": "Sign-ups",
        "blockSignUps": "Blocked sign-ups",
        "unblockSignUps": "Unblocked sign-ups",
        "announce": "Announcements",
        "editAnnouncement": "Changed announcements",
        "withdrawAnnouncement": "Withdrawn announcements",
        "editText": "Texts of public pages",
        "setPause": "Peace and maintenance",
        "endPause": "Ends of peace and maintenance",
        "createSpecial": "Special accounts",
        "setUpSecondFactor": "Second factors set up",
        "removeSecondFactor": "Second factors removed"
      },
      "appealNumber": "appeal {number}",
      "messageNumber": "chat message {number}",
      "calls": {
        "admin": {
          "confirm": "confirm who they are",
          "setUpSecondFactor": "set up a second factor",
          "enableSecondFactor": "set up a second factor",
          "removeSecondFactor": "remove a second factor",
          "overview": "see the overview",
          "search": "search",
          "findAccounts": "find accounts by address",
          "counts": "see what is waiting",
          "audit": "read the audit log"
        },
        "adminPlayers": {
          "get": "open a player page",
          "ledger": "read a player's log",
          "messages": "read a player's messages",
          "secrets": "look at a player's secrets",
          "addNote": "add a team note",
          "preview": "act on a player",
          "act": "act on a player"
        },
        "adminReports": {
          "list": "read reports",
          "past": "read decided reports",
          "decide": "decide a report"
        },
        "adminAppeals": {
          "list": "read appeals",
          "decide": "answer an appeal"
        },
        "adminEvidence": {
          "list": "read evidence",
          "get": "read a case of evidence",
          "dismiss": "dismiss evidence"
        },
        "adminWords": {
          "list": "read the word filter",
          "preview": "try a word for the filter",
          "add": "add a word to the filter",
          "remove": "remove a word from the filter"
        },
        "adminAnnouncements": {
          "list": "read announcements",
          "create": "write an announcement",
          "edit": "change an announcement",
          "withdraw": "withdraw an announcement"
        },
        "adminTexts": {
          "list": "read the texts of public pages",
          "get": "read the text of a public page",
          "versions": "read versions of a text",
          "version": "read a version of a text",
          "save": "change the text of a public page"
        },
        "adminSchedule": {
          "get": "see the schedule",
          "preview": "announce a peace or maintenance",
          "set": "announce a peace or maintenance",
          "end": "end a peace or maintenance"
        },
        "adminNetworks": {
          "get": "look at a network",
          "act": "act on a network",
          "preview": "act on a network",
          "list": "list networks",
          "signups": "see who may join",
          "setSignups": "set who may join",
          "blocks": "see blocked sign-ups",
          "previewBlock": "block sign-ups",
          "block": "block sign-ups",
          "unblock": "unblock sign-ups"
        },
        "adminWorld": {
          "look": "look at the map of the world"
        }
      },
      "unknownCall": "use {name}"
    },
    "adminsOnly": "Only admins can open this page",
    "times": {
      "both": "{local} · {utc} UTC"
    }
  };
  "alert-texts": {
    "formerPlayer": "A former player",
    "raided": "Your base was raided",
    "baseHeld": "Your base held",
    "factoryHeld": "Your factory held",
    "factoryLost": "You lost a factory",
    "baseLeft": "Your base was taken off the map",
    "basePlaced": "Your base is on the map",
    "mine": "One of your mines exploded",
    "mineUnderYou": "You stepped on a mine",
    "referral": {
      "title": "Referral credit",
      "content": "A player you referred is digging today. You get an extra 10% of what they dig."
    },
    "nap": {
      "title": "NAP request",
      "content": "{asker} has asked you for a non-aggression pact (NAP)."
    },
    "napAccepted": {
      "title": "NAP accepted",
      "content": "{partner} has accepted your non-aggression pact (NAP). Neither of you can attack the other."
    },
    "report": {
      "title": "Your report was reviewed",
      "dismiss": "A moderator reviewed your report of {subject} and decided that no action is needed.",
      "act": "A moderator reviewed your report of {subject} and acted on it. Thank you.",
      "leftTitle": "Your report is closed",
      "left": "The player deleted their account, so your report of {subject} is closed.",
      "subject": {
        "message": "a chat message",
        "username": "a username",
        "baseName": "a base name",
        "quote": "a quote",
        "profilePicture": "a picture",
        "player": "a player"
      }
    },
    "absence": {
      "title": "Lost while you were away",
      "content": "You were away for a week, so {factories, plural, one {your factory was} other {your # factories were}} released."
    },
    "release": {
      "title": "A factory will be released",
      "content": "Small factories are scarce. At {time} UTC, your factory at {x, number}, {y, number} will be released for players without a factory."
    },
    "season": {
      "title": "{days, plural, one {One day} other {# days}} left in season {season, number}",
      "content": "Season {season, number} ends on {until} UTC. The next one starts on a new map, a day of peace later."
    },
    "attackedTimes": "You were attacked {attacks, number} times",
    "sanction": {
      "warning": {
        "title": "A warning from the moderators",
        "content": "{reason}"
      },
      "mute": {
        "title": "You've been muted",
        "content": "You can't write in the chat until {until} UTC. Reason: {reason}"
      },
      "suspension": {
        "title": "Your account was suspended",
        "content": "Until {until} UTC. Reason: {reason}"
      },
      "ban": {
        "title": "Your account was banned",
        "content": "Reason: {reason}"
      }
    },
    "lifted": {
      "warning": {
        "title": "A warning was withdrawn"
      },
      "mute": {
        "title": "You're no longer muted"
      },
      "suspension": {
        "title": "Your suspension was lifted"
      },
      "ban": {
        "title": "Your ban was lifted"
      }
    },
    "liftedContent": "Reason: {reason}",
    "moderated": {
      "rename": {
        "title": "You have a new username",
        "content": "The moderators renamed you to {to}. Use it to log in. Reason: {reason}"
      },
      "baseName": {
        "title": "Your base has a new name",
        "content": "{isEmpty, select, true {The moderators removed the name of your base.} other {The moderators changed the name of your base to “{to}”.}} Reason: {reason}"
      },
      "quote": {
        "title": "Your quote was changed",
        "content": "{isEmpty, select, true {The moderators removed your quote.} other {The moderators changed your quote to “{to}”.}} Reason: {reason}"
      },
      "profilePicture": {
        "title": "Your picture was changed",
        "content": "{isEmpty, select, true {The moderators removed your picture.} other {The moderators restored an earlier picture of yours.}} Reason: {reason}"
      },
      "sessions": {
        "title": "You were logged out everywhere",
        "content": "An admin or moderator ended all your sessions and deleted your API tokens. Reason: {reason}"
      },
      "email": {
        "title": "Your email address was changed",
        "content": "An admin changed your email address to {to}. Reason: {reason}"
      },
      "correction": {
        "title": "Your balance was corrected",
        "content": "An admin changed what you carry by {amounts}. Reason: {reason}"
      },
      "base-moved": {
        "title": "Your base was moved",
        "content": "An admin moved your base to {to}. Reason: {reason}"
      },
      "base-freed": {
        "title": "An admin took your base off the map",
        "content": "You keep everything, and your next action puts your base back on the map. Reason: {reason}"
      },
      "role": {
        "title": "You have a new role",
        "content": "{to, select, player {You no longer have a role in the team.} other {You're now on the team as {to}. Open /admin to get started.}} Reason: {reason}"
      },
      "bot": {
        "title": "Your account is labeled as a bot",
        "content": "You're now ranked on the bots' ladder. Reason: {reason}"
      },
      "no-bot": {
        "title": "Your account is no longer labeled as a bot",
        "content": "You're ranked with the other players again. Reason: {reason}"
      },
      "message": {
        "title": "Your message was removed",
        "content": "A moderator removed one of your chat messages. Reason: {reason}"
      },
      "kept": {
        "title": "Your account will be kept",
        "content": "An admin canceled the deletion of your account. Reason: {reason}"
      }
    },
    "appeal": {
      "title": "Your appeal was answered",
      "content": "{decision, select, lift {The decision about you was lifted.} other {The decision about you stays.}} Answer: {reason}"
    },
    "peace": {
      "announced": {
        "title": "Peace announced",
        "content": "From {from} to {until} UTC, players can't attack each other's bases or factories. Everything else stays the same."
      },
      "changed": {
        "title": "Peace changed",
        "content": "It now lasts from {from} to {until} UTC. Until it ends, players can't attack each other's bases or factories."
      },
      "canceled": {
        "title": "Peace canceled",
        "content": "The peace planned from {from} to {until} UTC won't take place."
      },
      "ended": {
        "title": "The peace is over",
        "content": "It ended early, at {until} UTC. Players can attack each other again."
      }
    },
    "maintenance": {
      "announced": {
        "title": "Maintenance announced",
        "content": "{isOpen, select, true {From {from} UTC until maintenance ends, you can look around but not act.} other {From {from} to {until} UTC, you can look around but not act.}} You keep everything."
      },
      "changed": {
        "title": "Maintenance changed",
        "content": "{isOpen, select, true {It starts at {from} UTC and has no set end.} other {It lasts from {from} to {until} UTC.}} Until it ends, you can look around but not act."
      },
      "canceled": {
        "title": "Maintenance canceled",
        "content": "Maintenance planned for {from} UTC won't take place."
      },
      "ended": {
        "title": "Maintenance is over",
        "content": "It ended at {until} UTC. You can play again."
      }
    },
    "factoryPlundered": "Your factory was plundered"
  };
  "alerts": {
    "title": "Alerts",
    "bell": "{unread, plural, =0 {Alerts} other {Alerts, # unread}}",
    "none": "No alerts yet",
    "noneNext": "Attacks, losses and world news appear here.",
    "unread": "{count, plural, =0 {All read} other {# unread}}",
    "readAll": "Mark all as read",
    "older": "Show older",
    "loadingOlder": "Loading older alerts…",
    "noOlder": "No older alerts.",
    "isNew": "New",
    "goThere": "Go there",
    "appeal": "Appeal",
    "danger": {
      "label": "Danger",
      "more": "and {count, number} more",
      "seeBattle": "See battle",
      "revenge": "Take revenge",
      "dismiss": "Dismiss: {title}"
    },
    "types": {
      "admin": "Admin",
      "event": "Event",
      "attack": "Attack"
    }
  };
  "announcements": {
    "more": "Read",
    "less": "Close",
    "dismiss": "Dismiss: {title}"
  };
  "answers": {
    "device": {
      "unknown": "Unknown device",
      "unknownBrowser": "Unknown browser on {system}",
      "on": "{browser} on {system}"
    },
    "team": {
      "tooLongForRole": "Your role allows at most {days, plural, one {# day} other {# days}}.",
      "bannedFor": "This account is banned. Reason: {reason}",
      "suspendedUntil": "This account is suspended until {until} UTC. Reason: {reason}",
      "wrongPassword": "Wrong password.",
      "reportDecided": "{by} has already decided this: {decision, select, dismiss {it stays} remove {removed} warn {removed, with a warning} mute {removed, with a mute} suspend {removed, with a suspension} left {the player deleted their account} lift {the sanction was lifted} other {the sanction was upheld}}.",
      "wordListed": "The filter already has this word, as “{word}”. Remove that entry first.",
      "tooManyWords": "The filter has {most, number} words, the maximum. Remove one first.",
      "evidenceDismissed": "{by} has already dismissed this case: {note}",
      "deletedModerator": "Another moderator",
      "tooManyReports": "You've sent {most, number} reports in the last 24 hours, the maximum. Try again later.",
      "endsTooEarly": "The announcement would be over before it begins. Choose a later end.",
      "announcementNowhere": "Choose alert, banner or both.",
      "announcementUnread": "Write a text in an available language.",
      "announcementBegun": "This announcement has already begun, so it can't be changed. You can withdraw it.",
      "textChanged": "Someone else saved this text in the meantime. Reload it to see their version.",
      "pauseTooSoon": "{kind, select, peace {A peace needs two days’ notice.} other {Maintenance needs five minutes’ notice.}} The earliest start is {time} UTC.",
      "pauseInvalid": "The end has to be after the start, in the future, and within 90 days.",
      "pauseRunning": "It has already begun. Only its end can change.",
      "deletionDecided": "The team is deleting this account. Only the team can cancel that.",
      "deletionPending": "This account is going to be deleted. Cancel the deletion first.",
      "cannotBeDeleted": "You're on the team. Ask an admin to remove your role first.",
      "blockedAlready": "{subject} is already blocked for at least as long."
    },
    "endsAt": "{text} This lasts until {time} UTC.",
    "teamFaults": {
      "roleUnknown": "The roles are player, support, moderator and admin.",
      "actionUnknown": "That action doesn't exist.",
      "codeMissing": "Enter the code.",
      "codeInvalid": "Enter the six digits of your app, or a recovery code.",
      "searchMissing": "Enter what to search for.",
      "minutesNotWhole": "Minutes must be a whole number.",
      "minutesNone": "It must last at least a minute.",
      "minutesMany": "It can last at most 366 days.",
      "teamNoteLong": "Notes can have at most 1,000 characters.",
      "wordMissing": "Enter a word or phrase.",
      "wordLong": "Words and phrases can have at most 40 characters.",
      "wordShort": "Enter at least two letters or digits.",
      "wordNoteLong": "Notes can have at most 200 characters.",
      "networkInvalid": "Enter a network such as 2001:db8::/48 (/32 to /64) or 192.0.2.0/24 (/16 to /32).",
      "blockSubjectInvalid": "Enter a network such as 192.0.2.0/24 or 2001:db8::/48, or a mail domain such as example.com.",
      "accountSearchInvalid": "Enter an email address, an IP address or a network."
    }
  };
  "army": {
    "tabs": {
      "label": "Units and tech",
      "units": "Units",
      "tech": "Tech"
    },
    "units": {
      "attack": "Attack units",
      "defense": "Defense units"
    },
    "techs": {
      "attack": "Attack techs",
      "defense": "Defense techs"
    },
    "garrisonNote": "Some of your defense units also guard your factories: a quarter, split evenly, until you divide them.",
    "figures": {
      "strength": "Strength",
      "hp": "HP",
      "metal": "Metal",
      "energy": "Energy",
      "slots": "Slots",
      "owned": "Owned"
    },
    "battleColumns": {
      "damage": "Battle damage",
      "hp": "Battle HP",
      "perResources": "Damage per 1,000"
    },
    "battleFigures": {
      "title": "In battle",
      "damage": "Damage",
      "hp": "HP",
      "perResources": "Per 1,000",
      "once": "{damage} once"
    },
    "strongLine": "against {units}",
    "bestValue": "Best value",
    "order": {
      "label": "Sort",
      "standard": "In order",
      "perResources": "Damage per 1,000",
      "strength": "Battle damage",
      "hp": "Battle HP",
      "price": "Price"
    },
    "figuresLead": "Strength makes power; battle figures decide fights.",
    "figuresNote": "Strength counts toward power; battle damage and battle HP decide fights. Damage per 1,000 is for 1,000 metal and energy together.",
    "howMany": "Quantity: {unit}",
    "buy": "Buy",
    "buyCount": "Buy {count, number}",
    "forPrice": "for {price}",
    "short": "Short by {what}",
    "freeSlots": "{slots, plural, one {# slot} other {# slots}}",
    "away": "About {digs, plural, one {# dig} other {# digs}} away.",
    "awayAndSlots": "About {digs, plural, one {# dig} other {# digs}} away, and {slots} short.",
    "moreSlots": "Capture a factory or upgrade your base.",
    "buyUnits": "Buy {units}",
    "buyTech": "Buy {tech}",
    "buying": "Buying…",
    "bought": "Bought {units}.",
    "learned": "Bought {tech}.",
    "owned": "Owned",
    "metal": "metal",
    "energy": "energy",
    "slotsWord": "free slots",
    "powerWord": "power",
    "more": "Details",
    "needs": "{tech}: {price}",
    "opens": "Unlocks {units}",
    "ramparts": "Walls and Marksmen hit {share} harder in battle",
    "free": "Yours from the start",
    "battle": {
      "each": "Strength counts toward power. In battle, its strength and HP become {strength} damage per round and {hp} HP.",
      "strike": "Doesn't count toward power. In battle, each strikes once for {strength} damage before the first round, then is used up. Can't be hit."
    },
    "worth": {
      "perResources": "Battle damage per 1,000 resources",
      "perSlots": "Battle damage per 1,000 slots",
      "strong": "Strong against (×{factor})",
      "weak": "Weak against (×{factor})",
      "nobody": "none",
      "last": "Against {name} (fought {when})",
      "lastFactor": "×{factor}",
      "lastNobody": "no target"
    },
    "dial": {
      "title": "Power",
      "attack": "Attack",
      "defense": "Defense",
      "total": "Power",
      "slots": "Free slots",
      "zone": "Balanced: full power",
      "empty": "You have no units yet.",
      "uncounted": "None of your units count toward power.",
      "whole": "Your army is balanced and at full power.",
      "halved": "Add {missing} {side} for full power.",
      "sides": {
        "attack": "attack",
        "defense": "defense"
      },
      "withBought": "With {text}",
      "label": "Balance: {attack} attack strength, {defense} defense strength"
    }
  };
  "away": {
    "minutes": "{amount, plural, one {# minute} other {# minutes}}",
    "hours": "{amount, plural, one {# hour} other {# hours}}",
    "days": "{amount, plural, one {# day} other {# days}}",
    "title": "Since you left {span} ago",
    "close": "Close this summary",
    "report": "See the report",
    "answer": "Answer",
    "alerts": "See alerts",
    "unknown": "Couldn't load this.",
    "newBase": "Your base moved to {x, number}, {y, number}. You kept everything you own.",
    "quiet": "Nobody attacked you.",
    "attacks": "{amount, plural, one {You were attacked once and {held, plural, =0 {lost} other {held off the attack}}.} other {You were attacked # times and held off {held, plural, =0 {none of the attacks} other {#}}.}}",
    "newDay": "It's a new day: your full-yield digs are back.",
    "veins": "{amount, plural, one {# vein} other {# veins}} in sight.",
    "rested": "All your fields have recovered.",
    "resting": "{amount, plural, one {# field is} other {# fields are}} still recovering.",
    "unread": "{amount, plural, one {# unread alert} other {# unread alerts}}.",
    "noUnread": "No unread alerts.",
    "asks": "{names} {count, plural, one {has} other {have}} asked you for a NAP.",
    "noAsks": "No NAP requests.",
    "factories": "Open Factories",
    "season": "Open Season",
    "renownYesterday": "Yesterday brought you {renown} renown.",
    "renownToday": "Today's renown so far: {renown}.",
    "renownRank": "You're number {rank, number} this season.",
    "factoriesLost": "You lost {amount, plural, one {a factory} other {# factories}}.",
    "stores": "Your stores hold {metal} metal and {energy} energy.",
    "storesFull": "{amount, plural, one {One is full} other {# are full}}: collect to keep producing."
  };
  "battles": {
    "title": "Battle report",
    "outcome": {
      "raided": "{attacker} raided {owner}'s base and took {loot}",
      "raidedEmpty": "{attacker} won at {owner}'s base, but took nothing",
      "baseHeld": "{owner}'s base held against {attacker}",
      "captured": "{attacker} captured {owner}'s factory",
      "plundered": "{attacker} plundered {owner}'s factory",
      "factoryHeld": "{owner}'s factory held against {attacker}",
      "freeCaptured": "{attacker} captured an unclaimed factory",
      "freeHeld": "An unclaimed factory held against {attacker}"
    },
    "at": "{x, number}, {y, number}",
    "look": "View field {x, number}, {y, number}",
    "copyLink": "Copy link",
    "ending": {
      "empty": "Nobody defended. The attackers won without a fight.",
      "held": "Ten rounds passed and neither side broke. The defense held.",
      "firstStrike": "in the first strike",
      "round": "in round {round, number}",
      "defenseBroke": "The defense broke {when}: half its HP was gone.",
      "attackBroke": "The attackers broke {when}: half their HP was gone.",
      "attackSpent": "The attackers had no units left after their only strike.",
      "defenseSpent": "The defense had no units left after its only strike.",
      "bothAttacker": "Both sides broke {when}. The attackers had a larger share of their HP left and won.",
      "bothDefender": "Both sides broke {when}. The defense had an equal or larger share of its HP left and held."
    },
    "sides": {
      "attacker": "Attacker",
      "defender": "Defender"
    },
    "won": "Won",
    "lost": "Lost",
    "noOwner": "Unclaimed factory",
    "attackerSentence": {
      "raided": "{name}'s army won at the base",
      "took": "{name}'s army captured the factory",
      "beaten": "{name}'s army was beaten",
      "home": "{home, plural, =0 {and none came home.} other {and {homeText} of {sent} came home.}}",
      "plundered": "{name}'s army plundered the factory"
    },
    "defenderSentence": {
      "baseLost": "{owner}'s base was raided",
      "baseHeld": "{owner}'s base held",
      "factoryLost": "{owner}'s factory was captured",
      "factoryHeld": "{owner}'s factory held",
      "freeLost": "The unclaimed factory was captured",
      "freeHeld": "The unclaimed factory held",
      "noUnits": "there were no units to lose.",
      "walls": "{lost, plural, =0 {no Walls fell.} other {{lost, number} of its {stood, plural, one {# Wall} other {# Walls}} fell. They stand again in the next fight.}}",
      "noLoss": "no units were lost.",
      "loss": "{lostText} of {stood} {lost, plural, one {was} other {were}} lost",
      "repaired": ", and {count, plural, one {# was} other {# were}} repaired.",
      "end": ".",
      "plundered": "{owner}'s factory was plundered"
    },
    "units": "{text} {count, plural, one {unit} other {units}}",
    "loot": "Loot",
    "lootNoneLost": "None: the attack failed",
    "lootNothing": "None",
    "lootFactory": "The factory",
    "armies": {
      "attacker": "{name}'s army",
      "defender": "{name}'s defense",
      "walls": "Factory guard",
      "unit": "Unit",
      "sent": "Sent",
      "stood": "Total",
      "lost": "Lost",
      "usedUp": "Used up",
      "repaired": "Repaired",
      "home": "Returned",
      "left": "Remaining",
      "all": "All",
      "none": "No units",
      "usedUpNote": "Used up: these units strike once, before the first round, and are then gone. They can't be hit. Untriggered Traps remain."
    },
    "rounds": {
      "title": "Timeline",
      "lead": "What each side had left after each round. A side breaks at half its HP (the mark on the bars). Damage and HP decide a battle; strength only counts toward power.",
      "round": "Round",
      "start": "Start",
      "firstStrike": "First strike",
      "hp": "{hp} HP",
      "took": "took {damage} damage",
      "tookLess": "took less than 1 damage",
      "tookShare": "took {share}",
      "noHp": "No HP",
      "none": "No fight: nobody defended."
    },
    "replay": {
      "title": "Replay",
      "play": "Play",
      "again": "Play again",
      "pause": "Pause",
      "back": "Step back",
      "forward": "Step forward",
      "speed": "Speed",
      "times": "{speed, number}x",
      "scrub": "Round",
      "fell": "−{count}",
      "said": "{share}, {units2}",
      "step": "{round}. Attacker: {attacker}. Defender: {defender}."
    },
    "whatIf": "What if",
    "whatIfText": "Fight it again with different numbers",
    "factors": {
      "title": "Modifiers",
      "matchups": "Matchups",
      "matchup": "{unit} hit {enemy} ×{factor}",
      "matchupsNone": "None: no unit hit harder or weaker",
      "standing": "Size (total slots)",
      "standingNone": "Doesn't matter against a factory's Walls",
      "balance": "Attack and defense power",
      "inBalance": "Balanced: morale stays at 90% or more, unless Kamikazes make up at least half of the attacking strength",
      "outOfBalance": "Not balanced: morale can fall below 90%",
      "morale": "Morale",
      "moraleFull": "Full: the enemy wasn't smaller",
      "moraleLow": "The enemy was smaller, so this army hit at {share} strength",
      "supply": "Army slots",
      "supplyFull": "Enough for all units",
      "supplyShort": "Enough for {share}, so the army fought at {share} strength and HP",
      "baseLevel": "Base level",
      "baseLevelNone": "No bonus",
      "baseLevelValue": "{level, number} ({share} strength)",
      "ramparts": "Ramparts",
      "rampartsOwned": "Owned: {share} strength for Walls and Marksmen",
      "rampartsNone": "Not owned",
      "rampartsWalls": "Doesn't apply to the Walls that guard a factory",
      "margin": "HP left",
      "lootValue": "{share} of the possible loot: the more HP left, the more loot"
    },
    "proof": {
      "title": "Verification",
      "same": "Replayed here with the same outcome",
      "sameText": "Your browser fought this battle again from the armies, modifiers and seed, with the server's own code. Everything matched.",
      "other": "Replayed here with a different outcome",
      "otherText": "From the same armies, modifiers and seed, your browser gets a different battle: the {winner} wins. These differ from the report: {differs}.",
      "parts": {
        "rounds": "rounds",
        "losses": "losses",
        "repaired": "repaired units",
        "survivors": "survivors",
        "remaining": "HP at the end",
        "winner": "winner",
        "ending": "ending",
        "margin": "HP left"
      },
      "winner": {
        "attacker": "attacker",
        "defender": "defender"
      },
      "otherRules": "Not replayed: the rules have changed",
      "otherRulesText": "This battle was fought under version {fought, number} of the rules; this page knows version {known, number}. You're seeing the original report.",
      "seed": "Seed",
      "rules": "Rules version",
      "fought": "Fought"
    },
    "missing": {
      "title": "No such battle",
      "lead": "There's no battle report at this address. Check that you copied the whole link.",
      "text": "Your alerts link to the reports of attacks on you."
    },
    "failed": "Couldn't load the report.",
    "toGame": "Back to the game",
    "lootStore": "{metal} metal and {energy} energy",
    "lootFactoryStore": "The factory, with {metal} metal and {energy} energy"
  };
  "calculator": {
    "title": "Battle calculator",
    "lead": "Two armies, a thousand simulated battles. Copy the link to share your setup.",
    "copy": "Copy link",
    "attacker": "Attacker",
    "defender": "Defender",
    "attack": "Attack units",
    "defense": "Defense units",
    "attackSlots": "Total slots",
    "defenseSlots": "Total slots",
    "walls": "Defended by a factory's Walls (size doesn't matter)",
    "baseLevel": "Base level",
    "ramparts": "Ramparts: Walls and Marksmen hit 25% harder",
    "balanced": "Attack and defense balanced: morale stays at 90% or more, unless Kamikazes make up at least half of the attacking strength",
    "attackSupply": "Share of the army that fits in its slots (%)",
    "defenseSupply": "Share of the army that fits in its slots (%)",
    "morale": "Attacker's morale",
    "result": "A thousand battles",
    "refused": "Correct the highlighted amounts to see the result.",
    "names": {
      "attacker": "Attacker's losses",
      "defender": "Defender's losses"
    },
    "reset": "Start over",
    "back": "Back to the game"
  };
  "catalogue": {
    "fields": {
      "base": {
        "title": "Base",
        "description": "Somebody calls this home. The lamps are lit."
      },
      "factory": {
        "title": "Factory",
        "description": "Halls and smokestacks. Its slots let its owner keep a larger army."
      },
      "forest": {
        "title": "Forest",
        "description": "Tall trees and narrow paths. Things get lost in here, and found."
      },
      "cave": {
        "title": "Cave",
        "description": "A dark mouth in the rock. Machine parts are scattered about. So are traps."
      },
      "waste": {
        "title": "Wasteland",
        "description": "Cracked earth and wind. Nothing here. For now."
      },
      "market": {
        "title": "Black Market",
        "description": "Six stalls, no questions. The offers change every day."
      },
      "bank": {
        "title": "World Bank",
        "description": "Thick walls and patient clerks. Nobody can loot the vault."
      },
      "memorial": {
        "title": "Memorial",
        "description": "Names cut into stone. Light a candle and take its luck with you."
      },
      "casino": {
        "title": "World Casino",
        "description": "Coin, dice and a wheel. The house edge is 2%, and the house says so."
      },
      "metal": {
        "title": "Mineral Deposit",
        "description": "A lode close to the surface. Dig here for metal."
      },
      "energy": {
        "title": "Geothermal Vent",
        "description": "The ground breathes embers. Dig here for energy."
      },
      "web": {
        "title": "Exchange Bank",
        "description": "Metal for energy, energy for metal, at a 10% fee."
      },
      "mirage": {
        "title": "Mirage",
        "description": "Something shimmers in the heat. It will be gone with your next step."
      },
      "euc": {
        "title": "Excavator Center",
        "description": "The workshop for digging gear. Parts installed here raise your yields."
      }
    },
    "tools": {
      "hotcut": {
        "name": "Troop Transport",
        "description": "Carries home more of the loot after you win an attack."
      },
      "mines": {
        "name": "Mines",
        "description": "Lay them on an empty field, and they explode under the next player to step there.",
        "used": "You laid {n, plural, one {# mine} other {# mines}} at {x, number}, {y, number}."
      },
      "mdn": {
        "name": "MDN",
        "description": "Mine detector: clears enemy mines within two fields. You keep half of them.",
        "used": "You swept the ground around {x, number}, {y, number}: {cleared, plural, one {# mine} other {# mines}} cleared, {kept, number} kept."
      },
      "gps": {
        "name": "GPS",
        "description": "Takes you straight to one of your plots.",
        "used": "The GPS took you to {x, number}, {y, number}."
      },
      "scouter": {
        "name": "Slot Scouter",
        "description": "Shows a factory's slots and guard before you fight. Each level lets you see farther."
      },
      "bank": {
        "name": "Bank Card",
        "description": "Opens an account at the World Bank. Each level doubles its limit."
      },
      "casino": {
        "name": "Casino Key",
        "description": "Lets you play at the World Casino. Each level doubles your maximum bet."
      },
      "market": {
        "name": "Black Market Key",
        "description": "Lets you buy on the Black Market."
      },
      "army_locator": {
        "name": "Army Locator",
        "description": "Finds the nearest base whose total defense is below your attack.",
        "used": "The Army Locator points to {name}'s base at {x, number}, {y, number}."
      },
      "flag_locator": {
        "name": "Flag Locator",
        "description": "Finds the nearest factory owned by another player or, failing that, the nearest unclaimed one.",
        "used": "The Flag Locator points to {free, select, true {an unclaimed factory} other {a factory}} at {x, number}, {y, number}."
      },
      "base_locator": {
        "name": "Base Locator",
        "description": "Finds a player's base, or the nearest one.",
        "used": "The Base Locator points to {name}'s base at {x, number}, {y, number}."
      },
      "base_mover": {
        "name": "Base Mover",
        "description": "Moves your base to the empty field you're on.",
        "used": "Your base is now at {x, number}, {y, number}."
      },
      "prob_drive": {
        "name": "Probability Drive",
        "description": "Takes you to a random field of a type you choose.",
        "used": "The Probability Drive took you to {x, number}, {y, number}."
      },
      "improb_drive": {
        "name": "Improbability Drive",
        "description": "Takes you to any field at all. One time in ten, something wildly unlikely happens.",
        "used": "The Improbability Drive took you to {x, number}, {y, number}."
      }
    },
    "consumables": {
      "mdn": "{count, plural, one {MDN} other {MDNs}}",
      "mines": "{count, plural, one {Mine} other {Mines}}",
      "army_locator": "{count, plural, one {Army Locator} other {Army Locators}}",
      "flag_locator": "{count, plural, one {Flag Locator} other {Flag Locators}}",
      "base_locator": "{count, plural, one {Base Locator} other {Base Locators}}",
      "base_mover": "{count, plural, one {Base Mover} other {Base Movers}}",
      "prob_drive": "{count, plural, one {Probability Drive} other {Probability Drives}}",
      "improb_drive": "{count, plural, one {Improbability Drive} other {Improbability Drives}}"
    },
    "units": {
      "pikeman": "Pikeman",
      "archer": "Archer",
      "swordsman": "Swordsman",
      "musketeer": "Musketeer",
      "kamikaze": "Kamikaze",
      "flamethrower": "Flamethrower",
      "machine_gunner": "Machine Gunner",
      "rocketeer": "Rocketeer",
      "sniper": "Sniper",
      "camouflaged_kamikaze": "Camouflaged Kamikaze",
      "wall": "Wall",
      "marksman": "Marksman",
      "trench": "Trench",
      "flame_tower": "Flame Tower",
      "camouflaged_trap": "Camouflaged Trap",
      "moat": "Moat",
      "machine_gun_nest": "Machine Gun Nest",
      "attack_dog": "Attack Dog",
      "missile_tower": "Missile Tower",
      "mine_field": "Mine Field"
    },
    "unitCounts": {
      "pikeman": "{count, plural, =0 {Pikemen} one {# Pikeman} other {# Pikemen}}",
      "archer": "{count, plural, =0 {Archers} one {# Archer} other {# Archers}}",
      "swordsman": "{count, plural, =0 {Swordsmen} one {# Swordsman} other {# Swordsmen}}",
      "musketeer": "{count, plural, =0 {Musketeers} one {# Musketeer} other {# Musketeers}}",
      "kamikaze": "{count, plural, =0 {Kamikazes} one {# Kamikaze} other {# Kamikazes}}",
      "flamethrower": "{count, plural, =0 {Flamethrowers} one {# Flamethrower} other {# Flamethrowers}}",
      "machine_gunner": "{count, plural, =0 {Machine Gunners} one {# Machine Gunner} other {# Machine Gunners}}",
      "rocketeer": "{count, plural, =0 {Rocketeers} one {# Rocketeer} other {# Rocketeers}}",
      "sniper": "{count, plural, =0 {Snipers} one {# Sniper} other {# Snipers}}",
      "camouflaged_kamikaze": "{count, plural, =0 {Camouflaged Kamikazes} one {# Camouflaged Kamikaze} other {# Camouflaged Kamikazes}}",
      "wall": "{count, plural, =0 {Walls} one {# Wall} other {# Walls}}",
      "marksman": "{count, plural, =0 {Marksmen} one {# Marksman} other {# Marksmen}}",
      "trench": "{count, plural, =0 {Trenches} one {# Trench} other {# Trenches}}",
      "flame_tower": "{count, plural, =0 {Flame Towers} one {# Flame Tower} other {# Flame Towers}}",
      "camouflaged_trap": "{count, plural, =0 {Camouflaged Traps} one {# Camouflaged Trap} other {# Camouflaged Traps}}",
      "moat": "{count, plural, =0 {Moats} one {# Moat} other {# Moats}}",
      "machine_gun_nest": "{count, plural, =0 {Machine Gun Nests} one {# Machine Gun Nest} other {# Machine Gun Nests}}",
      "attack_dog": "{count, plural, =0 {Attack Dogs} one {# Attack Dog} other {# Attack Dogs}}",
      "missile_tower": "{count, plural, =0 {Missile Towers} one {# Missile Tower} other {# Missile Towers}}",
      "mine_field": "{count, plural, =0 {Mine Fields} one {# Mine Field} other {# Mine Fields}}"
    },
    "techs": {
      "attack": {
        "0": "Metal Work",
        "1": "Fletching",
        "2": "Swordsmanship",
        "3": "Gunpowder",
        "4": "Sacrifice Spirit",
        "5": "Flammable Liquids",
        "6": "Fast Firing Mechanism",
        "7": "Heavy Objects Acceleration",
        "8": "Long Range Projectiles",
        "9": "Camouflage Training"
      },
      "defense": {
        "0": "Masonry",
        "1": "Ramparts",
        "2": "Earthworks Engineering",
        "3": "Ranged Flame Experiments",
        "4": "Camouflage Research",
        "5": "Aquatics Engineering",
        "6": "Automated Firing Mechanism",
        "7": "Dog Training",
        "8": "Long Range Explosives",
        "9": "Pressure Activated Explosives"
      }
    },
    "parts": {
      "pickaxe": "Pickaxe",
      "jackhammer": "Jackhammer",
      "drill": "Drill",
      "crusher": "Crusher",
      "bucket_wheel": "Bucket Wheel",
      "hand_pump": "Hand Pump",
      "heat_exchanger": "Heat Exchanger",
      "steam_turbine": "Steam Turbine",
      "bore_pump": "Bore Pump",
      "geothermal_plant": "Geothermal Plant"
    },
    "partDescription": "Adds {min, number} to {max, number} {resource, select, metal {metal} other {energy}} to each dig once you install it.",
    "rarities": {
      "Common": "Common",
      "Uncommon": "Uncommon",
      "Rare": "Rare",
      "Epic": "Epic",
      "Legendary": "Legendary"
    },
    "directions": {
      "nw": "northwest",
      "n": "north",
      "ne": "northeast",
      "w": "west",
      "stay": "here",
      "e": "east",
      "sw": "southwest",
      "s": "south",
      "se": "southeast"
    },
    "way": "{steps, plural, one {# step} other {# steps}} {direction}",
    "rarePart": "{rarity, select, Uncommon {Uncommon} Rare {Rare} Epic {Epic} Legendary {Legendary} other {Common}} {part}",
    "factoryClasses": {
      "small": "Small factory",
      "medium": "Medium factory",
      "large": "Large factory",
      "works": "Works"
    },
    "namedFactory": "Factory {name}"
  };
  "chat": {
    "title": "Chat",
    "log": "Messages from all players",
    "placeholder": "Type message...",
    "input": "Message to all players",
    "send": "Send",
    "left": "{count, number} left",
    "loading": "Loading the latest messages…",
    "loadFailed": "Couldn't load the chat.",
    "empty": "No messages yet.",
    "emptyNext": "Say hello! Everyone will see it.",
    "loadingOlder": "Loading older messages…",
    "loadOlder": "Load older",
    "newMessages": "{count, plural, =0 {Jump to newest} one {1 new message} other {# new messages}}",
    "unseen": "{count, number} new",
    "moderator": "Mod",
    "isModerator": "moderator",
    "you": "you",
    "sending": "Sending…",
    "notSent": "Not sent.",
    "noAnswer": "Not sent: no connection to the chat.",
    "retry": "Retry",
    "appeal": "Appeal",
    "retryIn": "Retry in {time}",
    "discard": "Delete",
    "discardQuestion": {
      "title": "{count, plural, one {Delete this message?} other {Delete these # messages?}}",
      "text": "{count, plural, one {It wasn't sent and can't be restored.} other {They weren't sent and can't be restored.}}"
    },
    "notSentMany": "{count, number} messages weren't sent.",
    "retryAll": "Retry all",
    "discardAll": "Delete all",
    "showNotSent": "Show unsent messages",
    "card": {
      "open": "Open {sender}'s card",
      "view": "View player",
      "mention": "Mention",
      "acceptNap": "Accept the NAP"
    },
    "report": "Report to moderators",
    "reported": "Reported. A moderator will review it.",
    "reportedBefore": "You already reported this message. A moderator will review it.",
    "block": "Block {sender}",
    "blocked": "{sender} is blocked. You can undo this under “Blocked players” above the chat.",
    "moderate": "Moderate",
    "blockedTitle": "Blocked players",
    "blockedNone": "You haven't blocked anyone.",
    "blockedLead": "You don't see messages from these players. They aren't notified.",
    "blockedBulk": "Selected players",
    "unblock": "Unblock",
    "unblockName": "Unblock {sender}",
    "unblockedMany": "{count, plural, one {# player is unblocked.} other {# players are unblocked.}}",
    "said": "{sender}: {body}",
    "saidMany": "{count, number} new chat messages. The latest, from {sender}: {body}"
  };
  "clans": {
    "title": "Clans",
    "lead": "Clans aren't available yet. These ten are samples. For now, you can make a non-aggression pact (NAP) under Alliances.",
    "failed": "Couldn't load the clans.",
    "table": "Clans",
    "columns": {
      "rank": "Rank",
      "avatar": "Avatar",
      "name": "Name",
      "leader": "Leader",
      "power": "Power",
      "members": "Members",
      "active": "Active",
      "pending": "Pending",
      "tax": "Tax"
    },
    "yes": "Yes",
    "no": "No"
  };
  "codex": {
    "lead": "The complete rules, with the numbers that the game itself uses: fields, units, research, tools, prices and odds.",
    "search": "Search",
    "found": "{count, plural, one {# entry} other {# entries}} found",
    "nothingTitle": "No matches",
    "nothing": "Try the name of a field, unit, tool or part.",
    "sections": {
      "fields": "Fields",
      "units": "Units",
      "matchups": "Matchups",
      "techs": "Techs",
      "researches": "Research",
      "tools": "Tools",
      "prices": "Prices",
      "odds": "Odds",
      "rules": "Rules"
    },
    "title": "Codex",
    "pageTitle": "{title} · Codex",
    "all": "Full codex",
    "copyLink": "Copy link",
    "leadsTo": "See also",
    "unknownTitle": "No such entry",
    "unknown": "There's no entry at this address. Try searching.",
    "openPage": "Open as a page",
    "play": "Back to the game",
    "checkRolls": "How fair rolls work, and how to check one",
    "levels": "Levels",
    "level": "Level",
    "price": "Metal and energy (each)",
    "effect": "Effect",
    "more": "{pack} more",
    "facts": {
      "side": "Side",
      "strength": "Strength",
      "hp": "HP",
      "inBattle": "In battle",
      "metal": "Metal",
      "energy": "Energy",
      "slots": "Slots",
      "tech": "Tech",
      "noTech": "None needed"
    },
    "sides": {
      "attack": "Attack",
      "defense": "Defense"
    },
    "unit": "{side}. {strength} strength, {hp} HP. {metal} metal, {energy} energy, {slots, number} slots.",
    "needs": " Needs {tech}.",
    "inBattleTitle": "{unit} in battle",
    "inBattle": "In battle: {what}.",
    "battle": {
      "each": "{strength} damage per round, {hp} HP",
      "strike": "strikes once for {strength} damage before the first round, then is used up; can't be hit"
    },
    "strong": " Strong (×{factor}) against {units}.",
    "weak": " Weak (×{factor}) against {units}.",
    "tech": "{side}. {cost} metal and {cost} energy.",
    "strengthens": " In battle, {units} hit {percent}% harder.",
    "free": "{side}. Yours from the start.",
    "researchTitle": "{tool} research",
    "research": "Levels 1 to 5 cost {prices} metal, and the same in energy.",
    "pack": " Each level gives you {count, number} {tool}.",
    "kept": "Permanent.",
    "used": "Single use.",
    "partLimit": "You can install up to {limit}.",
    "costs": " Costs {price} {resource}.",
    "resources": {
      "metal": "metal",
      "energy": "energy"
    },
    "baseLevel": "Base, level {level}",
    "base": "{slots, number} slots, at most {factories, number} factories.",
    "upgrade": " The next level costs {cost} metal and {cost} energy.",
    "cave": "Cave odds",
    "forest": "Forest odds",
    "mirage": "Mirage odds",
    "lotto": "Lottery ticket (metal or energy)",
    "parts": "Parts in caves",
    "coin": "Casino: coin",
    "dice": "Casino: dice",
    "wheel": "Casino: wheel",
    "finds": {
      "lost": "wrong turn",
      "trap": "trap",
      "metal": "metal",
      "energy": "energy",
      "part": "part",
      "map": "map",
      "pikeman": "Pikemen",
      "mines": "mines",
      "lotto": "lottery ticket",
      "prob_drive": "Probability Drive",
      "improb_drive": "Improbability Drive"
    },
    "share": "{name} ({percent}%)",
    "prize": "{min} to {max}",
    "pays": "{times}× the bet",
    "mirageOdds": "Metal or energy, 50% each.",
    "coinOdds": "You win half the time. A win pays {pays}.",
    "diceOdds": "You win one time in six. A win pays {pays}.",
    "paysNothing": "nothing",
    "relic": "Relic odds",
    "relicFinds": {
      "metal": "metal",
      "energy": "energy",
      "part": "excavator part, as in caves",
      "drives": "{count, plural, one {# Probability Drive} other {# Probability Drives}}"
    }
  };
  "controls": {
    "states": {
      "locked": "Locked",
      "done": "Done",
      "soon": "Soon"
    },
    "nextStep": "Next step",
    "price": {
      "label": "Cost",
      "cost": "Cost",
      "free": "Free",
      "have": "You have",
      "after": "Left",
      "shortBy": "You need {amounts}",
      "short": "Short by {amounts}",
      "digs": " (about {count, plural, one {# dig} other {# digs}})",
      "and": " and ",
      "amount": "{amount} {resource}",
      "resources": {
        "metal": "metal",
        "energy": "energy"
      },
      "more": "{amount} more {resource}"
    },
    "amount": {
      "role": "Number field",
      "less": "One less",
      "more": "One more",
      "min": "Min",
      "half": "Half",
      "max": "Max",
      "last": "Last:",
      "range": "{min} to {max}",
      "choices": "{label} (quick amounts)",
      "missing": "Enter an amount.",
      "notWhole": "Enter a whole number from {min} to {max}.",
      "outside": "Enter a number from {min} to {max}.",
      "notMultiple": "Enter a multiple of {step}."
    },
    "gains": {
      "label": "What changes",
      "to": "to"
    },
    "odds": {
      "share": "{percent}%"
    },
    "refusal": "Not possible now:",
    "loading": "Loading…",
    "question": {
      "cancel": "Cancel"
    },
    "combo": {
      "empty": "No matches."
    },
    "table": {
      "search": "Search",
      "empty": "No Data Availaible",
      "export": "Export",
      "apply": "Apply",
      "bulk": "Action for selected rows",
      "all": "Select all ({count, number})",
      "selectPage": "Select all rows on this page",
      "selectRow": "Select {name}",
      "selected": "{count, number} selected",
      "showing": "Showing {from, number} to {to, number} of {all, number} entries",
      "pages": "Pages",
      "page": "Page {number}",
      "previous": "Previous page",
      "next": "Next page"
    },
    "batch": {
      "label": "Progress",
      "under": "{done, number} of {of, number}",
      "partly": "{done, number} done, {refused, number} failed: {reason}"
    }
  };
  "desks": {
    "entries": "Panels",
    "titles": {
      "cave": "Cave",
      "forest": "Forest",
      "memorial": "Memorial",
      "mirage": "Mirage",
      "euc": "Excavator Center",
      "factory": "Factory",
      "base": "Your base",
      "raid": "Attack",
      "bank": "World Bank",
      "exchange": "Exchange Bank",
      "market": "Black Market",
      "casino": "World Casino",
      "army": {
        "attack": "Attack",
        "defense": "Defense"
      },
      "factories": "Factories",
      "research": "Research",
      "tools": "Tools",
      "excavator": "Excavator",
      "plots": "Plots",
      "map": "World",
      "world": "World map",
      "log": "Log",
      "history": "History",
      "season": "Season",
      "codex": "Codex",
      "goals": "Goals"
    },
    "armyEntries": {
      "attack": "Attack units",
      "defense": "Defense units"
    },
    "search": "Search",
    "searchKeys": "Ctrl K",
    "keysDisabled": "Shortcuts paused · Esc to close",
    "close": "Close {title}",
    "closeHint": "Close (Esc)",
    "raise": "Make this sheet taller",
    "lower": "Make this sheet shorter",
    "affordable": "{count, number} available",
    "enter": {
      "cave": "Explore the cave",
      "forest": "Explore the forest",
      "memorial": "Light a candle",
      "mirage": "Explore the mirage",
      "euc": "Buy excavator parts",
      "factory": "Capture factory",
      "plunder": "Plunder factory",
      "base": "Manage your base",
      "ownFactory": "Manage your factory",
      "raid": "Attack",
      "bank": "Open the bank",
      "exchange": "Exchange resources",
      "market": "Shop at the market",
      "casino": "Play at the casino"
    },
    "noAttack": {
      "look": {
        "raid": "View base",
        "factory": "View factory"
      },
      "why": "Can't attack now"
    }
  };
  "errors": {
    "texts": {
      "NOT_LOGGED_IN": "You're not logged in. Log in and try again.",
      "BAD_CREDENTIALS": "Wrong username or password.",
      "BAD_INPUT": "Something in that request isn't right. Check it and try again.",
      "PASSWORD_PAIR": "Please input both old and new password to update password.",
      "WRONG_PASSWORD": "Wrong password.",
      "TOKEN_INVALID": "That link or token is no longer valid. Request a new one.",
      "PICTURE_INVALID": "That file isn't a picture we can read. Use a JPEG, PNG, WebP, GIF or AVIF.",
      "USERNAME_RESERVED": "That username is reserved. Choose another one.",
      "WORD_NOT_ALLOWED": "That contains a word that isn't allowed here.",
      "USERNAME_TAKEN": "That username is taken. Choose another one.",
      "EMAIL_TAKEN": "That email address already has an account. Log in, or use another address.",
      "NOT_FOUND": "That doesn't exist, or isn't yours.",
      "METHOD_NOT_ALLOWED": "This address doesn't support that method.",
      "NOT_HERE": "You're not on that field. Walk there first.",
      "WRONG_FIELD": "You can't do that on this type of field.",
      "SPENT": "This field is still recovering. Try another one.",
      "TIRED": "You don't have enough digs left today for that effort. Choose a lower one.",
      "NOT_EXPLORED": "You haven't explored that part of the map yet.",
      "WORLD_FULL": "The map has no room for another base right now. Nothing was lost; please try again later.",
      "NOT_A_GUEST": "This account already has a name.",
      "GUEST_NOT_ALLOWED": "Guests can't do that. Choose a name under Account first; you keep everything.",
      "TOO_MANY_GUESTS": "Too many guests are playing right now. Create an account, or try again later.",
      "TOO_MANY_GUESTS_HERE": "Your network (school, office or home) has reached its limit of 5 guests. Create an account, or try again later.",
      "SIGNUPS_CLOSED": "No new players can join right now. If you have an account, you can still log in.",
      "ACCOUNTS_CLOSED": "New accounts can't be created right now. You can play as a guest.",
      "GUESTS_CLOSED": "You can't play as a guest right now. Create an account instead.",
      "NETWORK_BLOCKED": "No one can sign up from your network right now. Log in if you have an account, or try another network.",
      "MAIL_DOMAIN_BLOCKED": "Email addresses of that provider aren't accepted here. Use another one.",
      "REPORT_DECIDED": "These reports have already been reviewed. Reload the list.",
      "APPEALED_ALREADY": "You've already appealed this. Wait for the answer.",
      "FORBIDDEN": "You're not allowed to do that.",
      "CONFIRMATION_NEEDED": "Confirm that it's you, then try again.",
      "SECOND_FACTOR_NEEDED": "Set up your second factor first.",
      "WRONG_CODE": "That code is wrong or was already used. Wait for the next one and try again.",
      "TOO_LONG_FOR_ROLE": "That's longer than your role allows.",
      "NOTHING_TO_CHANGE": "That's already the case. Nothing was changed.",
      "CHANGED_MEANWHILE": "Someone else changed it. Reload the page.",
      "SCOPE_MISSING": "This API token doesn't have the scope for that. Create one that does.",
      "PUSH_SERVICE": "This server can't reach your browser's push service. Try another browser.",
      "CROSS_SITE": "That request came from another site. Open the game and try again.",
      "KEY_REUSED": "This Idempotency-Key was already used for a different request. Reload the page and try again.",
      "BODY_TOO_LARGE": "That's too large to send.",
      "UNSUPPORTED_MEDIA_TYPE": "That content type isn't accepted here.",
      "NOT_ENOUGH_METAL": "You don't have enough metal.",
      "NOT_ENOUGH_ENERGY": "You don't have enough energy.",
      "NOT_ENOUGH_RESOURCES": "You don't have enough metal or energy.",
      "NOT_ENOUGH_SLOTS": "You don't have enough free slots. Capture a factory or upgrade your base.",
      "TECH_MISSING": "You need that unit's tech first.",
      "ALREADY_OWNED": "You already own that tech.",
      "NOT_A_BASE": "Only bases can be upgraded.",
      "MAX_LEVEL": "That's already at its highest level.",
      "BASE_LEVEL_TOO_LOW": "Research is capped by your base level. Upgrade your base first.",
      "LEVEL_NOT_NEXT": "That isn't the next level of this research. Check its level and try again.",
      "PART_NOT_HELD": "You don't have that part. Buy one here, or look for one in caves.",
      "PART_LIMIT": "You already have as many of this part as you can.",
      "ALREADY_LIT": "You already lit a candle today.",
      "CANDLES_FULL": "You already carry 7 candles, the maximum.",
      "NO_MIRAGE": "No mirage here. Mirages appear on empty fields between 12:00 and 18:00 (UTC).",
      "SELF": "That's your own base.",
      "ENEMY_MISMATCH": "That player's base isn't on this field. Check the field again.",
      "PEACE": "The world is at peace: this has to wait.",
      "SEASON_CHANGED": "A new season has begun. Reload the page to play on.",
      "SHIELDED": "This player is still shielded.",
      "NAP_PARTNER": "You have a NAP with this player. End it first if you want to fight.",
      "TOO_WEAK": "That player is too small for you to attack. Choose a bigger one.",
      "ATTACKED_RECENTLY": "You attacked this base less than 4 hours ago.",
      "TOO_MANY_ATTACKS": "You've used all 20 of today's attacks.",
      "NO_ARMY": "You have no attack units. Buy some first; ten Pikemen are a good start.",
      "ALREADY_YOURS": "You already own this factory.",
      "FACTORY_SAFE": "This factory was captured or plundered recently and is still safe.",
      "ABANDONED_RECENTLY": "You owned this factory less than 24 hours ago, so you can't recapture it yet.",
      "FACTORY_TOO_SMALL": "This factory is too small for your base level. Look for a larger one.",
      "FACTORY_TOO_LARGE": "Your base level is too low to capture a factory this large.",
      "TOO_MANY_FACTORIES": "You own as many factories as your base level allows. Upgrade your base, or abandon a factory.",
      "TOO_MANY_SMALL_FACTORIES": "You can't own more small factories. Look for a larger one.",
      "TOO_MANY_WORKS": "You can't own more works. You can still plunder this one.",
      "WORKS_CLOSED_TO_BOTS": "Labeled bots can't own works. You can still plunder this one.",
      "FACTORY_RESERVED": "For now, this factory is reserved for players without a factory.",
      "CAPTURE_TRIED_RECENTLY": "You fought for one of this player's factories less than an hour ago.",
      "FACTORY_FREE": "This factory has no owner, so there's nothing to plunder. Capture it instead.",
      "NOTHING_TO_PLUNDER": "You can't take anything from this store: it's empty, or your loot limits are used up.",
      "STORES_EMPTY": "Your stores are empty. Factories fill them over time.",
      "SHARES_INVALID": "Shares go in steps of 5% and can't add up to more than 100%.",
      "GARRISON_CHANGED_RECENTLY": "You can change your garrisons once every 10 minutes.",
      "NO_RELIC_HERE": "There's no relic of yours on this field.",
      "RELIC_TAKEN": "You've already taken this relic today.",
      "NO_REWARDS_DUE": "No rewards to collect. Reach a goal first.",
      "BASE_STAYS": "You can't abandon your base, only regular factories.",
      "TOOL_NOT_USABLE": "You can't use that tool directly. It works automatically.",
      "NOT_ENOUGH_TOOLS": "You don't have enough of that tool.",
      "NO_MINES_HERE": "You can't lay mines here. A field holds at most five, and the fields around it must be free of buildings and bases.",
      "NOTHING_FOUND": "Nothing found. Your tool wasn't used up.",
      "GPS_NEEDED": "You need a GPS to jump to a plot. Research it first.",
      "TOOL_NOT_READY": "That tool isn't ready yet.",
      "ALREADY_THERE": "You're already there.",
      "BANK_CARD_NEEDED": "You need a Bank Card to use the World Bank. Research it first.",
      "BANK_FULL": "Your account can't hold that much. Deposit less, or research a better card.",
      "BANK_TOO_LITTLE": "You don't have that much in your account.",
      "EXCHANGE_MINIMUM": "The minimum at the Exchange Bank is 10.",
      "MARKET_KEY_NEEDED": "You need a Black Market Key to buy here. Research it first.",
      "OFFER_GONE": "That isn't one of today's offers. Check the offers again.",
      "SOLD_OUT": "You can't buy that many today. Buy fewer, or come back tomorrow.",
      "CASINO_KEY_NEEDED": "You need a Casino Key to play here. Research it first.",
      "STAKE_INVALID": "Bets must be multiples of 100, up to the limit of your Casino Key.",
      "TOO_MANY_STAKES": "You've placed all 50 of today's bets. Come back tomorrow.",
      "NAP_SELF": "You can't have a NAP with yourself.",
      "NAP_EXISTS": "You already have a NAP with that player, or have already asked for one.",
      "NAP_BLOCKED": "One of you has blocked NAPs with the other.",
      "NAP_ASKED_LATELY": "You asked that player less than a day ago.",
      "NAP_NOT_ASKED": "That player hasn't asked you for a NAP.",
      "NAP_NOT_STANDING": "You don't have a NAP with that player.",
      "TOO_MANY_NOTES": "You've written 30 notes in the last hour.",
      "TOO_MANY_PLOTS": "You have 200 plots, the maximum. Delete one first.",
      "PLOT_FULL": "A plot can have at most 10 custom entries. Remove one first.",
      "MUTED": "A moderator has muted you.",
      "BANNED": "This account is banned.",
      "BLOCK_SELF": "You can't block yourself.",
      "TOO_MANY_BLOCKS": "You've blocked 200 players, the maximum. Unblock one first.",
      "TOO_MANY_REQUESTS": "You're doing that too fast. Wait a moment and try again.",
      "MAINTENANCE": "The game is under maintenance: you can only look around.",
      "BUSY": "The game is very busy. Nothing was lost; try again in a moment.",
      "INTERNAL": "Something went wrong on our side. Please try again in a moment."
    },
    "withWait": "{text} Try again in {wait}.",
    "spentUntil": "This field is still recovering. It will be ready in {wait}.",
    "noDigsLeft": "You can only raise effort for your first 1,000 digs each day. Choose effort 1, or come back tomorrow.",
    "digsLeft": "You can only raise effort for your first 1,000 digs each day, and you have {left, number} left. Choose a lower effort.",
    "seconds": "{n, plural, one {# second} other {# seconds}}",
    "minutes": "{n, plural, one {# minute} other {# minutes}}",
    "hours": "{n, plural, one {# hour} other {# hours}}",
    "hoursAndMinutes": "{hours, plural, one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}}",
    "limits": {
      "steps": "You can move and view fields up to {most, number} times a second.",
      "actions": "You can take up to {most, number} actions a second.",
      "actionsPerMinute": "You can take up to {most, number} actions a minute.",
      "attacks": "You can only attack {most, plural, one {once} other {# times}} a second.",
      "chat": "You can send up to {most, number} messages every {seconds, number} seconds.",
      "newcomerChat": "As a guest or in your first hour, you can only send one message every {seconds, number} seconds.",
      "newcomerChatOfAddress": "Your network (school, office or home) has reached its limit of {most, number} messages a minute for guests and players in their first hour.",
      "strangers": "Your network (school, office or home) has reached its limit of {most, number} requests a second.",
      "pictures": "Your network (school, office or home) has reached its limit of {most, number} pictures a second.",
      "secrets": "Your network (school, office or home) has reached its limit of {most, number} login attempts a second.",
      "signups": "Your network (school, office or home) has reached its limit of {most, number} new players an hour.",
      "upgrades": "Your network (school, office or home) has reached its limit of {most, number} new names or email addresses an hour.",
      "mails": "Your network (school, office or home) has reached its limit of {most, number} emails in {minutes, number} minutes.",
      "exports": "You can export your data {most, plural, one {once} other {# times}} an hour.",
      "mailsPerAccount": "This account has reached its limit of {most, number} emails an hour.",
      "logins": "Your network (school, office or home) has reached its limit of {most, number} logins in {minutes, number} minutes.",
      "failuresPerAccount": "Too many wrong passwords for this account (limit: {most, number} a minute).",
      "failuresPerDevice": "Too many wrong passwords in this browser (limit: {most, number} a minute).",
      "failuresPerAddress": "Too many wrong passwords on your network (limit: {most, number} in {minutes, number} minutes).",
      "codes": "Too many wrong codes for this account (limit: {most, number} in {minutes, number} minutes).",
      "codesPerDay": "Too many wrong codes for this account (limit: {most, number} a day)."
    },
    "limitOfWiderNetwork": "The network {network} has reached its limit.",
    "limitEnds": "{limit} Try again in {wait}.",
    "guestsHereUntil": "Your network (school, office or home) has reached its limit of {most, number} guests. Create an account, or try again in {wait}.",
    "tooManyTokens": "You have {most, number} tokens, the maximum. Delete one first.",
    "commonPassword": "That password is too common. Choose another one.",
    "picturesTooOften": "You've changed your picture too often. Try again in an hour.",
    "pictureEmpty": "That file is empty. Choose another one.",
    "pictureTooLarge": "That picture is larger than 4 megapixels. Resize it, or choose another one.",
    "pictureDamaged": "That picture is damaged or incomplete. Choose another one.",
    "uploadStopped": "The upload stopped. Check your connection and try again.",
    "networkTimeUsed": "Your network (school, office or home) is sending too many requests. Try again in {wait}.",
    "networkSockets": "Your network (school, office or home) has reached its limit of live connections. Live updates will resume once one of them closes.",
    "playerSockets": "You have the game open in {most, number} tabs or apps, the maximum. Close one to get live updates here.",
    "networkUploads": "Your network (school, office or home) is already uploading {most, number} pictures, the maximum at one time. Try again in a few seconds.",
    "emptyMessage": "Your message is empty.",
    "messageTooLong": "Messages can have at most {most, number} characters.",
    "noSuchMessage": "There's no message with that ID yet.",
    "scopeMissing": "This API token doesn't have the scope {scope}. Create one that does.",
    "noSuchPlayer": "There's no player with that name. Check the spelling.",
    "keyNotUuid": "The Idempotency-Key header must be a UUID.",
    "needMetal": "You need {metal, number} more metal.",
    "needEnergy": "You need {energy, number} more energy.",
    "needBoth": "You need {metal, number} more metal and {energy, number} more energy.",
    "needSlots": "You need {slots, number} more free {slots, plural, one {slot} other {slots}}. Capture a factory or upgrade your base.",
    "bankRoom": "{left, plural, =0 {Your account is full. Withdraw something, or research a better card.} other {Your account only has room for # more. Deposit less, or research a better card.}}",
    "bankHolds": "{left, plural, =0 {You don't have any of that in your account.} other {Your account only holds #. Withdraw less.}}",
    "stockLeft": "{left, plural, =0 {You've reached today's limit. Come back tomorrow.} other {You can only buy # more today. Buy fewer, or come back tomorrow.}}",
    "tooSmall": "Factories of {slots, number} slots or fewer are for bases up to level {level, number}. Look for a larger one.",
    "mostSmall": "You already own {most, plural, one {# small factory} other {# small factories}} ({slots, number} slots or fewer), the maximum. Look for a larger one.",
    "mostWorks": "You already own {most, number} works, the maximum. You can still plunder this one.",
    "needBaseLevel": "You need base level {need, number}. Upgrade your base first.",
    "mostFactories": "You own {most, plural, one {# factory} other {# factories}}, the maximum for your base level. Upgrade your base, or abandon a factory.",
    "toolsLeft": "{left, plural, =0 {You don't have any of that tool.} other {You only have # of that tool.}}",
    "mostStake": "Bet a multiple of 100, up to {most, number}.",
    "tooWeak": "This player is less than {percent, number}% of your size (total slots). Choose a bigger one."
  };
  "excavator": {
    "lead": "One dig yields {metal} metal or {energy} energy, and your factories produce in proportion.",
    "range": "{min} to {max}",
    "ladders": {
      "metal": "Parts for metal",
      "energy": "Parts for energy"
    },
    "paidIn": {
      "metal": "bought with energy",
      "energy": "bought with metal"
    },
    "paceToday": "Daily gains are based on the {digs, number} digs you've made today, all on one resource.",
    "paceUsual": "Daily gains are based on {digs, number} digs a day, all on one resource.",
    "away": "You can only buy and install parts at an Excavator Center.",
    "state": "{installed} of {limit} installed",
    "held": "{held} spare",
    "adds": "+{min} to the minimum, +{max} to the maximum per dig",
    "perDay": "+{amount} {resource} per day",
    "produced": "and +{amount} {resource} per day from your factories",
    "payback": "pays for itself in {digs, plural, one {# dig} other {# digs}}",
    "dig": "Max {resource} per dig",
    "howMany": "Quantity: {name}",
    "fit": "Buy and install {count, number}",
    "fitNamed": "Buy and install {count, number}: {name}",
    "forPrice": "for {price} {resource}",
    "install": "Install",
    "reasons": {
      "limit": "You own the maximum",
      "full": "All installed",
      "notHeld": "No spares",
      "away": "Only at an Excavator Center"
    },
    "fitted": "{count, plural, one {{name} bought and installed.} other {#× {name} bought and installed.}}",
    "installed": "{name} installed.",
    "perDigMost": "maximum {resource} per dig",
    "perDigLeast": "minimum {resource} per dig",
    "failed": "Couldn't load the parts.",
    "resources": {
      "metal": "metal",
      "energy": "energy"
    }
  };
  "factories": {
    "base": "Base Factory",
    "plain": "Factory",
    "level": "Level",
    "max": "MAX",
    "cost": "Upgrade: {price} metal, {price} energy",
    "slotsWord": "slots",
    "unitsWord": "{count, plural, one {unit} other {units}}",
    "factoriesWord": "{count, plural, one {factory} other {factories}}",
    "metalWord": "metal",
    "energyWord": "energy",
    "safeFor": "Can't be captured for {span}",
    "notSafe": "Can be captured",
    "shielded": "Your shield protects it for {span}",
    "unshielded": "Can be captured. Your shield covers only your base and the first factory you capture, if it's small.",
    "fallsFree": "In {span}, the factory at {x, number}, {y, number} will be released for players without a factory",
    "fellFree": "The factory at {x, number}, {y, number} is being released for players without a factory",
    "here": "You're here",
    "steps": "{steps, plural, one {1 step away} other {# steps away}}",
    "failed": "Couldn't load your factories.",
    "target": {
      "lead": "Beat the guard to own it. It adds slots for your army and makes metal and energy.",
      "free": "Unclaimed factory",
      "ofOwner": "{name}'s factory",
      "own": "Your factory",
      "failed": "Couldn't load the factory.",
      "factory": "Factory",
      "holder": "Owner",
      "nobody": "Unclaimed",
      "slots": "Slots",
      "slotsUnknown": "Hidden. Research the Slot Scouter to see them.",
      "garrison": "Guard",
      "garrisonWalls": "{count, plural, one {# Wall} other {# Walls}}",
      "garrisonOfOwner": "{count, number} of the owner's units",
      "garrisonReport": "{count, plural, one {# unit} other {# units}} in your last fight, {when}",
      "garrisonUnknown": "Unknown: {least, number} to {most, number} Walls, or the owner's garrison if that's stronger",
      "safe": "Safe from capture",
      "safeNow": "No",
      "held": "Your factories",
      "small": "Small factories",
      "smallRule": "Small factories have {slots, number} slots or fewer. Only bases up to level {level, number} can own them.",
      "reserved": "Reserved",
      "reservedOver": "No longer",
      "reservedFor": "For {span}, only players without a factory can capture it",
      "falls": "Release",
      "fallsIn": "In {span}, for players without a factory",
      "now": "Now",
      "ownedCount": "{held} of {cap}",
      "army": "Your army",
      "armyUnits": "{count, plural, one {# attack unit} other {# attack units}}",
      "attacks": "Attacks left today",
      "ofDay": "{left} of {all}",
      "allowed": "You can attack this factory.",
      "again": "Available in {span}",
      "check": "Check again",
      "buyUnits": "Buy attack units",
      "giveUpOne": "Open Factories",
      "upgradeBase": "Upgrade your base to own more.",
      "firstRule": "Your shield protects only the first factory you ever capture, and only a small one. This one can be taken from you.",
      "dropsShield": "Fighting for another player's factory ends your shield.",
      "keepsShield": "You keep your shield: this factory belongs to a bot.",
      "totalSlots": "Total slots",
      "plainCount": "Factories",
      "ownedLead": "Beat the guard to take the factory with its whole store, or to carry off half of the store.",
      "class": "Class",
      "makes": "Makes for you",
      "madePerDay": "{metal} metal and {energy} energy a day ({percent, number}% of its output)",
      "store": "Store",
      "stored": "{metal} metal and {energy} energy",
      "storeUnknown": "Hidden. Research the Slot Scouter to see it.",
      "metal": "Metal",
      "energy": "Energy"
    },
    "capture": {
      "button": "Capture factory",
      "question": {
        "title": "Capture this factory?",
        "text": "All your attack units will fight the guard. Losses are permanent.",
        "verb": "Capture"
      },
      "fighting": "Fighting…",
      "result": "Result",
      "won": "Captured",
      "held": "The guard held",
      "lost": "You lost {lost, number} of {sent, plural, one {# unit} other {# units}}.",
      "theirs": "The guard permanently lost {lost, number} of {stood, plural, one {# unit} other {# units}}.",
      "walls": "The Walls that fell stand again in the next fight.",
      "slotsAfter": "You now have {slots, number} slots, {free, number} of them free.",
      "report": "See the battle",
      "loot": "You carried off {metal} metal and {energy} energy.",
      "plundered": "Plundered",
      "ownerKeeps": "The owner keeps the factory and half of the store."
    },
    "odds": {
      "unknown": "Odds unknown. Enter the guard you expect."
    },
    "forecast": {
      "title": "Forecast",
      "unknown": "The guard is unknown. Enter your guess.",
      "free": "Only Walls guard an unclaimed factory.",
      "scouted": "Your Slot Scouter sees this guard.",
      "report": "From your last fight here. The owner may have bought units since.",
      "ramparts": "The owner has Ramparts: Walls and Marksmen hit 25% harder",
      "you": "Your losses",
      "garrison": "The guard",
      "none": "You need attack units for a forecast.",
      "calculator": "Open in the calculator",
      "theirs": "Their losses"
    },
    "list": {
      "lead": "{held, number} of {cap, number} factories. Limit: 3 plus your base level.",
      "small": "Small factories ({slots, number} slots or fewer): {held, number} of {most, number}. When few unclaimed ones are left, the ones held longest are released. You'll get an alert an hour before.",
      "sortBy": "Sort by",
      "sorts": {
        "slots": "Most slots",
        "distance": "Nearest",
        "safety": "At risk first"
      },
      "label": "Your factories",
      "walk": "{steps, plural, one {Walk there (1 step)} other {Walk there (# steps)}}",
      "open": "Open",
      "map": "{factories, plural, one {Map of the world with your base and 1 factory} other {Map of the world with your base and # factories}}",
      "legendBase": "Base",
      "legendFactory": "Factory",
      "legendYou": "You",
      "emptyTitle": "No factories yet",
      "empty": "Each factory adds slots for your army. {kind, select, small {Ten Pikemen can capture a small unclaimed one.} other {Bases above level {level, number} can't own small ones.}}",
      "emptyAction": "Buy Pikemen",
      "nearest": "The nearest {kind, select, small {small} other {medium}} factory to capture is {steps, plural, one {# step} other {# steps}} {direction}.",
      "hereIsOne": "You're at one now.",
      "notSeen": "You haven't seen one that you can take yet. Each step reveals the fields around you."
    },
    "abandon": {
      "button": "Abandon",
      "undo": "Undo",
      "leaves": "If you abandon it",
      "which": "the factory at {x, number}, {y, number}",
      "rule": "Anyone can capture an abandoned factory. You can't recapture it for 24 hours.",
      "pending": "Abandoning in {span}.",
      "goesOn": "Closing this panel won't stop it, but closing or reloading the page will. You can undo it here or under Factories.",
      "sending": "Abandoning…",
      "done": "You abandoned the factory at {x, number}, {y, number}.",
      "kept": "You kept the factory at {x, number}, {y, number}.",
      "tooFull": "Your army will be {slots, number} slots over its limit and will fight with less strength and HP."
    },
    "upgrade": {
      "lead": "Level {level, number} of {most, number}, {slots, number} slots",
      "rule": "Each level adds slots and raises your factory and research limits.",
      "to": "Upgrade to level {level, number}",
      "upgrading": "Upgrading…",
      "done": "Your base is now level {level, number}.",
      "title": "What level {level, number} changes",
      "atMax": "Level 10 is the highest. Your base is complete.",
      "lines": {
        "level": "Level",
        "slots": "Base slots",
        "cap": "Max factories",
        "research": "Max research level",
        "strength": "Defense bonus (%)"
      },
      "outgrown": "{count, plural, one {One of your small factories will be released: only bases up to level {level, number} can own them.} other {# of your small factories will be released: only bases up to level {level, number} can own them.}}",
      "next": "Next levels",
      "level": "Level {level, number}",
      "price": "{price} metal and {price} energy",
      "unlocks": "{slots, number} slots, {cap, number} factories, +{strength, number}% defense strength",
      "research": ", research up to level {level, number}",
      "looks": "Appearance",
      "now": "Now, at rank {rank}",
      "nowNone": "Now (no power yet)",
      "later": "{rank, plural, one {At rank 1} other {At rank # or better}}",
      "looksRule": "Your base's appearance depends on your rank, which is based on total power.",
      "best": "No base is grander than yours."
    },
    "stores": {
      "title": "Stores",
      "hold": "Your stores hold {metal} metal and {energy} energy.",
      "empty": "Your stores are empty.",
      "fullCount": "{count, plural, one {One is full.} other {# are full.}}",
      "perDay": "Your factories make {metal} metal and {energy} energy a day. A store is full after 24 hours and then makes nothing until you collect.",
      "lessFrom": "From the {nth, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} factory on, each makes {percent, number} percentage points less than the one before.",
      "collect": "Collect all",
      "collecting": "Collecting…",
      "makes": "Makes {metal} metal and {energy} energy a day.",
      "percent": "That's {percent, number}% of its output, because you own so many factories.",
      "holds": "In store: {metal} metal and {energy} energy",
      "fullIn": "Full in {span}",
      "full": "Full. Collect to keep it producing."
    },
    "garrison": {
      "title": "Garrisons",
      "lead": "Choose what share of your defense units also guards each factory. All of them always defend your base.",
      "even": "You haven't chosen yet, so each factory gets an even part of {percent, number}%, rounded down to a step of {step, number}.",
      "walls": "No units: at least {walls, plural, one {# Wall guards} other {# Walls guard}} it.",
      "units": "On guard: {units}",
      "weaker": "{units}: not stronger than the {walls, plural, one {# Wall that always guards} other {# Walls that always guard}} it, so {walls, plural, one {that one fights} other {those fight}} instead.",
      "valueText": "{share}. {guard}",
      "sum": "{used} assigned, {left} left",
      "full": "{used} assigned. To raise a share, lower another first.",
      "save": "Save garrisons",
      "saving": "Saving…",
      "saved": "Garrisons saved.",
      "again": "You can change them again in {span}.",
      "rule": "You can change them once every {minutes, number} minutes. Once you have chosen, new factories start at 0%."
    },
    "plunder": {
      "button": "Plunder",
      "question": {
        "title": "Plunder this factory?",
        "text": "All your attack units will fight the guard. Losses are permanent, and the owner keeps the factory.",
        "verb": "Plunder"
      }
    },
    "spoils": {
      "title": "If you win",
      "capture": "Capture",
      "plunder": "Plunder",
      "captureText": "The factory and its whole store become yours.",
      "freeText": "A free factory has nothing in store. It starts making resources once it's yours.",
      "plunderText": "You carry off half of the store. Your factory limits don't matter, but the owner keeps the factory.",
      "allowed": "You can plunder this factory.",
      "hidden": "A Slot Scouter in reach shows what's in store.",
      "allowance": "You may take at most {metal} metal and {energy} energy from this player's stores now: your digs of the last seven days limit loot, to a tenth from each player. What you win beyond that is destroyed.",
      "safeAfter": "After you capture it, nobody can capture it for {hours, number} hours. After you plunder it, nobody can attack it for {minutes, number} minutes, at most once a day."
    }
  };
  "fair": {
    "title": "Fairness",
    "lead": "Nobody can predict or change a roll, and anyone can check it afterward.",
    "today": "Today, {day}",
    "fingerprint": "Fingerprint of the seed (SHA-256)",
    "since": "Published",
    "seed": "Seed",
    "seedAt": "To be published on {time}",
    "earlier": "Seed used until {time}, replaced because it was published early",
    "earlierPrint": "Its fingerprint (SHA-256)",
    "copySeed": "Copy seed",
    "copyPrint": "Copy fingerprint",
    "noDayTitle": "No fingerprint for this day",
    "noDay": "The world didn't exist yet, or the day is too far ahead. Choose another one.",
    "failed": "Couldn't load the day.",
    "chooseDay": "Day (UTC)",
    "goToDay": "Show day",
    "pastTitle": "Past days",
    "pastNone": "This is the world's first day. Its seed will be the first one here.",
    "older": "Older days",
    "notYet": "published when the day is over",
    "play": "Back to the game",
    "codexLink": "Odds of every roll",
    "how": {
      "title": "How it works",
      "steps": {
        "0": "Each day (UTC) has a secret seed. The game publishes the seed's fingerprint in advance. The fingerprint doesn't reveal the seed, and no other seed has the same one.",
        "1": "Each roll is computed with HMAC-SHA256 from the seed, your player number, the roll number and the roll type. The roll number goes up with each of your rolls. Neither you nor the game can choose these values. A relic has a number from 1 to 3 instead of a roll number.",
        "2": "The seed is published shortly after the day ends. If its fingerprint matches, the seed was never changed.",
        "3": "With the seed, anyone can recompute any roll of that day. The form on this page does it in your browser with the server's own rules."
      }
    },
    "form": {
      "title": "Check a roll",
      "lead": "Links in your log fill in this form. The day's seed is added once it's published.",
      "seed": "Seed (64 hex digits)",
      "seedLater": "This day's seed will be published on {time}.",
      "player": "Player number",
      "playerYours": "Yours is {id}.",
      "counter": "Roll number",
      "counterHint": "Shown in your log",
      "purpose": "Roll type",
      "purposes": {
        "cave": "Cave",
        "forest": "Forest",
        "mirage": "Mirage",
        "casino": "Casino",
        "battle": "Battle seed",
        "vein": "Vein under a field",
        "relic": "Relic"
      },
      "divisor": "Stamina",
      "divisors": {
        "1": "Full",
        "2": "Tired: half",
        "10": "Exhausted: 10%"
      },
      "min": "Lowest yield of a dig",
      "max": "Highest yield of a dig",
      "game": "Game",
      "games": {
        "coin": "Coin",
        "dice": "Dice",
        "wheel": "Wheel"
      },
      "relic": "Relic number",
      "x": "Column (x)",
      "y": "Row (y)",
      "check": "Check the roll",
      "copy": "Copy link to this check",
      "wrong": {
        "seed": "A seed has 64 hex digits.",
        "whole": "Enter a whole number.",
        "range": "The lowest yield is above the highest.",
        "cell": "Columns and rows run from 1 to 50."
      }
    },
    "result": {
      "title": "Result",
      "promised": "This is the promised seed: its fingerprint matches the day's.",
      "broken": "This is not the promised seed: its fingerprint doesn't match the day's.",
      "unknown": "No fingerprint is published to compare this seed with.",
      "print": "Fingerprint of this seed",
      "text": "Signed text",
      "numbers": "First random numbers",
      "outcome": "Outcome",
      "noCrypto": "This browser computes fingerprints only over https or on localhost.",
      "noMap": "Where a relic is depends on the map. Log in to use yours. Once the season ends, its map is published.",
      "report": "See the battle report that shows this seed"
    },
    "outcome": {
      "lost": "A wrong turn: nothing found.",
      "trap": "A trap: {metal}% of the carried metal and {energy}% of the energy lost, unless a candle blocked it.",
      "amount": "{amount} {resource}.",
      "part": "A part: {name} ({rarity}).",
      "nothing": "Nothing found.",
      "map": "A map.",
      "prob_drive": "A Probability Drive.",
      "improb_drive": "An Improbability Drive.",
      "pikeman": "Pikemen: {count}.",
      "mines": "Mines: {count}.",
      "lotto": "A lottery ticket worth {amount} {resource}.",
      "offered": "If this roll was for a step, a mirage appeared.",
      "notOffered": "If this roll was for a step, no mirage appeared.",
      "pays": "If it was for exploring a mirage, it paid {resource}.",
      "coin": {
        "heads": "The coin came up heads.",
        "tails": "The coin came up tails."
      },
      "dice": "The die came up {result}.",
      "wheel": "The wheel stopped on segment {sector}, which pays {times, select, 0 {nothing} other {{times}× the bet}}.",
      "battle": "Battle seed: {seed}",
      "vein": "If this is a metal or energy field, it had a vein that day.",
      "noVein": "No vein under this field.",
      "relic": {
        "field": "{x}, {y}",
        "place": "On field {field}, in the area from {from} to {to}.",
        "unknown": "Your map doesn't show field {field}, which decides where this relic was. Explore it, then check again.",
        "digs": "{digs} average digs of {resource}.",
        "drives": "{count, plural, one {# Probability Drive} other {# Probability Drives}}."
      },
      "resources": {
        "metal": "metal",
        "energy": "energy"
      }
    }
  };
  "finds": {
    "explore": {
      "cave": "Explore the cave",
      "forest": "Explore the forest",
      "memorial": "Light a candle",
      "mirage": "Explore the mirage",
      "relic": "Take the relic"
    },
    "exploring": "Exploring…",
    "explored": {
      "cave": "Explored",
      "forest": "Explored",
      "memorial": "Lit today",
      "mirage": "Explored"
    },
    "again": "Come back in {time}",
    "candlesFull": "You carry 7 candles",
    "more": "More",
    "odds": {
      "lost": "Wrong turn",
      "trap": "Trap",
      "metal": "Metal",
      "energy": "Energy",
      "part": "Part",
      "nothing": "Nothing",
      "map": "Map",
      "pikeman": "Pikemen",
      "mines": "Mines",
      "lotto": "Lottery ticket",
      "prob_drive": "Probability Drive",
      "improb_drive": "Improbability Drive"
    },
    "oddsLead": {
      "cave": "Cave odds",
      "forest": "Forest odds"
    },
    "share": "{name} {percent}%",
    "notes": {
      "candleWould": "a candle would block it",
      "candleDoes": "blocked by your candle",
      "onAverage": "{amount} on average",
      "trapCosts": "costs {metal} metal and {energy} energy on average",
      "lost": "nothing found, nothing lost",
      "map": "to a special building you haven't seen",
      "pikeman": "1 to 5 join you if you have free slots",
      "mines": "1 to 3",
      "lotto": "100 to 20,000, {mean} on average",
      "tired": "too tired to look carefully"
    },
    "memorialSummary": "One candle a day ({held, number} of {most, number} carried). Each blocks one cave trap.",
    "mirageSummary": "Metal 50%, energy 50%: {amount} either way.",
    "expected": {
      "cave": "Average find: {metal} metal and {energy} energy, plus a part in one of four searches until you tire.",
      "trap": " Average loss to traps: {metal} metal and {energy} energy.",
      "forest": "Average find: {lotto} metal or energy from lottery tickets."
    },
    "fatigue": {
      "title": "Search stamina",
      "full": "Full odds for {left, plural, one {# more search} other {# more searches}} today",
      "half": "Tired: half the odds for {left, plural, one {# more search} other {# more searches}}, then a tenth",
      "last": "Exhausted: a tenth of the odds until midnight UTC"
    },
    "candles": {
      "title": "Candles",
      "held": "{held, number} of {most, number}",
      "why": "A trap burns a candle instead of taking your resources.",
      "next": "The next one is ready in {time}, at midnight UTC.",
      "ready": "You can light one now.",
      "full": "You carry {most, number}, the maximum. A trap uses one up.",
      "where": "Memorials give one a day."
    },
    "cards": {
      "label": "Found",
      "close": "Close",
      "lost": "A wrong turn",
      "trap": "A trap",
      "spared": "Trap blocked",
      "metal": "Metal",
      "energy": "Energy",
      "nothing": "Nothing found",
      "map": "A map",
      "lotto": "A lottery ticket",
      "prob_drive": "Probability Drive",
      "improb_drive": "Improbability Drive",
      "candle": "A candle",
      "mirage": "The mirage was real",
      "relic": "A relic"
    },
    "rarity": {
      "none": "Nothing found",
      "Common": "Common",
      "Uncommon": "Uncommon",
      "Rare": "Rare",
      "Epic": "Epic",
      "Legendary": "Legendary"
    },
    "words": {
      "metal": "metal",
      "energy": "energy",
      "candle": "{count, plural, one {candle} other {candles}}",
      "pikeman": "{count, plural, one {Pikeman} other {Pikemen}}",
      "mines": "{count, plural, one {mine} other {mines}}",
      "drives": "{count, plural, one {Probability Drive} other {Probability Drives}}"
    },
    "map": {
      "to": "{title} at {x, number}, {y, number}, {steps, plural, one {# step} other {# steps}} away",
      "save": "Save as plot",
      "saved": "Saved to your plots",
      "walk": "Walk to it",
      "plotTitle": "{title} from a map",
      "desk": "Last map found",
      "none": "No map found yet. Until you tire, about one forest in three has one."
    },
    "parts": {
      "title": "Your parts",
      "none": "No parts yet",
      "noneText": "One cave in four hides one, and Excavator Centers sell them.",
      "raises": "+{min} to min, +{max} to max {resource} per dig",
      "count": "×{count}",
      "nearest": "Install at the nearest Excavator Center, {steps, plural, one {# step} other {# steps}} {direction}",
      "here": "You're at an Excavator Center.",
      "enter": "Enter the center",
      "walk": "Walk there",
      "noCenter": "You haven't found an Excavator Center yet. Maps from forests can lead you to one.",
      "noCenterNear": "Install it at an Excavator Center. You haven't found one yet.",
      "allInstalled": "You've installed as many of this part as you can.",
      "nextCave": "Nearest cave",
      "walkToCave": "Walk to a cave ({steps, plural, one {# step} other {# steps}})"
    },
    "partKinds": "Which part you get (half are metal parts, half energy parts):",
    "restText": {
      "cave": "You can explore each cave once an hour.",
      "forest": "You can explore each forest once every two hours.",
      "memorial": "One candle per day (UTC), from any memorial.",
      "mirage": "One mirage per day (UTC). It vanishes with your next step."
    },
    "mirage": {
      "title": "About mirages",
      "hours": "Between 12:00 and 18:00 (UTC), one step in ten onto wasteland reveals a mirage, but never twice in a row.",
      "odds": "Mirage odds",
      "expected": "{amount} metal or energy, guaranteed."
    },
    "shareNoted": "{name} {percent}% ({note})"
  };
  "first-page": {
    "description": "Emberlode is a free multiplayer strategy game you play in your browser. Dig metal and energy, explore a 50 by 50 frontier, build a base and defend it.",
    "link": {
      "title": "Emberlode: dig, build, hold the frontier",
      "text": "A free multiplayer browser strategy game on one shared map of 2,500 fields. No sign-up, no download.",
      "picture": "A lit citadel on the frontier at dusk, with a tent and a fire in front of it"
    },
    "noScript": "Emberlode needs JavaScript to run.",
    "install": "A free multiplayer strategy game on a 50 by 50 map."
  };
  "game": {
    "title": "Game",
    "resources": {
      "metal": "Metal",
      "energy": "Energy"
    },
    "resourceNouns": {
      "metal": "metal",
      "energy": "energy"
    },
    "unitOf": "{amount} {resource}",
    "shield": {
      "title": "Shield",
      "until": "Shielded for {time}"
    },
    "season": {
      "day": "Day {day, number} of {days, number}",
      "dayNoEnd": "Day {day, number} of the season",
      "waiting": "Season {number, number} begins soon",
      "peace": "Season {number, number} is over",
      "renown": "Renown today: {renown}",
      "guest": "Renown with a name"
    },
    "army": {
      "title": "Army",
      "power": "Power",
      "attack": "Attack",
      "defense": "Defense",
      "buy": "Buy units",
      "halved": "Power halved: the sides differ by more than 20% of their sum.",
      "none": "No units yet. Start with a Pikeman."
    },
    "box": {
      "title": "Resources",
      "range": "{min}–{max}",
      "rangeHint": "One {resource} dig yields",
      "bankMetal": "Bank metal",
      "bankEnergy": "Bank energy",
      "slots": "Slots",
      "slotsMean": "Every unit takes up slots. Your base and factories give you {all, number}; {free, number} are free. Capture factories or upgrade your base for more.",
      "slotsFree": "{free, number} free",
      "factories": "Factories"
    },
    "field": {
      "at": "{x, number}, {y, number}",
      "of": "Owned by {name}",
      "ofYou": "Owned by you",
      "safeFor": "Can't be captured for {span}",
      "yours": "Your base",
      "yoursText": {
        "tent": "Your tent. It grows with your rank, all the way to a citadel.",
        "between": "Your base at rank {rank}. It grows with your rank, from a tent to a citadel.",
        "citadel": "Your citadel. It's yours as long as you hold rank 1."
      },
      "baseOf": "Owned by {name}",
      "lvl": "Level {level, number}",
      "slots": "{slots, number} slots",
      "quote": "“{quote}”",
      "dig": "Dig",
      "digging": "Digging…",
      "digMany": "Dig ×{effort, number}",
      "tired": "Too tired",
      "tiredLeft": "{left, plural, one {# higher-effort dig} other {# higher-effort digs}} left",
      "effort": "Effort",
      "effortOf": "{effort, plural, one {# dig} other {# digs at once}}",
      "effortLess": "−{percent, number}%",
      "yields": "Yields {min}–{max} {resource}",
      "after": {
        "full": "{left, plural, one {# full-yield dig} other {# full-yield digs}} left after this",
        "half": "{left, plural, one {# half-yield dig} other {# half-yield digs}} left after this",
        "last": "5% yield after this"
      },
      "vein": "Vein: your first dig here today yields double",
      "veinSpent": "Vein: you've used all {most, number} bonuses today",
      "veinTired": "Vein: no bonus after {digs, number} digs in a day",
      "gainedVein": "vein",
      "gainedEffort": "effort {effort, number}",
      "leftMap": "Your base was taken off the map while you were away. Your next action sets it up again. You keep everything you own.",
      "spentFor": "Ready in {time}",
      "spentHere": "Ready again in {time}",
      "gained": "+{amount} {resource}",
      "gainedNothing": "Nothing this time: 0 {resource}",
      "fatigueFull": "{left, plural, one {# full-yield dig} other {# full-yield digs}} left today",
      "fatigueHalf": "Tired: half yield for {left, plural, one {# more dig} other {# more digs}}, then 5%, until {time}",
      "fatigueLast": "Exhausted: digs yield 5% until {time}",
      "fatigueName": "Stamina",
      "copyLink": "Copy link",
      "nearest": "{title}, {steps, plural, one {# step} other {# steps}} {direction}",
      "nearestLead": "Next place to dig",
      "nearestVeinLead": "Nearest vein: doubles one dig, best at effort {effort, number}",
      "walkAndDig": "Walk there and dig",
      "walkTo": "Walk and dig for {resource}",
      "nothingNear": "Nowhere to dig in sight. Keep walking: each step reveals the fields around you.",
      "unknown": "Unexplored",
      "class": "{class} · {owner}",
      "scout": "Your Slot Scouter sees {slots, number} slots, {guard, plural, one {# unit} other {# units}} on guard, and {metal, number} metal and {energy, number} energy in store.",
      "more": "Scroll down",
      "fewLeft": "{left, number} left at full yield",
      "less": {
        "half": "Half yield until {time}",
        "last": "5% yield until {time}"
      },
      "fell": {
        "half": "Digs now yield half until midnight UTC ({time} your time).",
        "last": "Digs now yield 5% until midnight UTC ({time} your time)."
      },
      "countsAs": "Counts as {effort, number} digs"
    },
    "move": {
      "title": "Navigation",
      "padLabel": "Walk",
      "reload": "Reload this field",
      "go": "Go {direction}",
      "steps": "{steps, plural, one {# step} other {# steps}} {direction} of your base",
      "live": "{x, number}, {y, number}. {title}",
      "elsewhere": "You moved in another tab or on another device, so this step didn't count. You're at {x, number}, {y, number}.",
      "walking": "Walking to {x, number}, {y, number}",
      "stop": "Stop",
      "liveWhere": "{x, number}, {y, number}. {title}, {where}"
    },
    "map": {
      "title": "Map",
      "key": "Legend",
      "marks": {
        "own": "Yours",
        "other": "Another player's",
        "vein": "Vein",
        "spent": "Recovering",
        "relicArea": "A relic is in this area",
        "relicSeen": "A relic"
      },
      "label": "Fields around you",
      "cell": "{x, number}, {y, number}. {title}",
      "here": "you are here",
      "yourBase": "Your base",
      "ownedBy": "{title}, owned by {name}",
      "yourFactory": "Your factory ({title})",
      "spent": "ready in {minutes, plural, one {# minute} other {# minutes}}",
      "vein": "vein",
      "mines": "{count, plural, one {# mine of yours} other {# mines of yours}}",
      "plot": "your plot {title}",
      "explored": "{count, number} of {total, number} fields explored.",
      "hint": "Select a field to walk there.",
      "world": "World map",
      "plotUntitled": "your plot",
      "relic": {
        "area": "relic area",
        "center": "center of a relic area",
        "seen": "relic"
      }
    },
    "keys": {
      "title": "Keyboard shortcuts",
      "lead": "Layout: {scheme}{own, plural, =0 {} one {, with # custom key} other {, with # custom keys}}. Change it in Settings > Controls.",
      "walk": "Walk",
      "stay": "Reload this field",
      "dig": "Dig or explore this field",
      "effortMore": "More effort per dig",
      "effortLess": "Less effort per dig",
      "search": "Search everything",
      "help": "Keyboard shortcuts",
      "arrows": "Arrow keys",
      "named": {
        "Space": "Space",
        "Enter": "Enter"
      },
      "or": "or",
      "open": "Keyboard shortcuts",
      "offNote": "Shortcuts are off while you type or have a window open."
    },
    "look": {
      "badge": "View only",
      "youAre": "You're at {x, number}, {y, number}.",
      "youAreHere": "You're here.",
      "walk": "Walk there",
      "back": "Back to the game",
      "badAddress": "The map runs from 1, 1 to 50, 50. This link points outside it.",
      "steps": "{steps, plural, one {# step} other {# steps}} away",
      "pageTitle": "Field {x}, {y}"
    },
    "tabs": {
      "label": "Panels",
      "field": "Field",
      "map": "Map",
      "base": "Base",
      "chat": "Chat",
      "more": "More"
    },
    "loadFailed": "Couldn't load the game.",
    "relic": {
      "here": "A relic is here",
      "near": "A relic is one step {direction} of here",
      "area": "in a relic's area"
    }
  };
  "goals": {
    "label": "Goals",
    "strip": "Next goal",
    "next": "Next:",
    "progress": "{done}/{all}",
    "openAll": "All goals: {done} of {all} reached",
    "reached": "{count, plural, one {Goal reached. Badge earned: {names}.} other {# goals reached. Badges earned: {names}.}}",
    "allReached": "All goals reached.",
    "here": "right here",
    "notSeen": "None found yet",
    "openChat": "Open chat",
    "walk": "Walk there",
    "exploreWay": "Explore this way",
    "dig": "Dig",
    "digHard": "Dig at effort {effort, number}",
    "take": "Take it",
    "searchOn": "Keep searching",
    "open": "Open {desk}",
    "show": "Show me",
    "atDesk": "in the open panel",
    "enter": "Enter",
    "nameYourself": "Choose a name",
    "lead": "{done} of {all} reached. Each earns a badge for your profile and a small reward.",
    "leadGuest": "Rewards are paid when you choose a name.",
    "reward": "Reward: {metal} metal, {energy} energy",
    "paid": "Reward: +{metal} metal, +{energy} energy",
    "rewardFor": "{count, plural, one {Goal {name} pays} other {# goals pay}}",
    "paidWithName": "The reward is paid when you choose a name.",
    "groups": {
      "next": "Next",
      "open": "To do",
      "done": "Reached"
    },
    "badge": "Badge: {badge}",
    "badges": "Badges",
    "noBadges": "No badges yet. Reach goals in the game to earn them.",
    "failed": "Couldn't load your goals.",
    "all": {
      "dig": {
        "text": "Dig once",
        "why": "Metal and energy pay for everything",
        "badge": "First Spark"
      },
      "explore": {
        "text": "Explore 120 fields",
        "why": "Caves, factories and banks stay hidden until you come near",
        "badge": "Pathfinder"
      },
      "hello": {
        "text": "Say hello in the chat",
        "why": "Everyone in the world reads it",
        "badge": "A Voice in the Room"
      },
      "name": {
        "text": "Choose a name",
        "why": "Keeps your base; asks for an email and a password",
        "badge": "A Name on the Map"
      },
      "cave": {
        "text": "Explore a cave",
        "why": "Metal, energy or excavator parts, if you're lucky",
        "badge": "Cave Walker"
      },
      "forest": {
        "text": "Explore a forest",
        "why": "Units and tools, if you're lucky",
        "badge": "Forester"
      },
      "pikeman": {
        "text": "Buy a Pikeman",
        "why": "Attack units capture factories",
        "badge": "Recruiter"
      },
      "wall": {
        "text": "Buy a Wall",
        "why": "Defense units protect your base",
        "badge": "Mason"
      },
      "plot": {
        "text": "Save a place as a plot",
        "why": "A plot is a bookmark that leads you back",
        "badge": "Map Maker"
      },
      "effort": {
        "text": "Dig at effort 20",
        "why": "Twenty digs with one press, at 20% less",
        "badge": "Hard Worker"
      },
      "candle": {
        "text": "Light a candle at a memorial",
        "why": "A candle blocks one trap in a cave",
        "badge": "Candle Bearer"
      },
      "squad": {
        "text": "Buy ten Pikemen",
        "why": "Enough to capture a small factory",
        "badge": "Captain"
      },
      "factory": {
        "text": "Capture a factory",
        "why": "It makes metal and energy, and adds slots",
        "badge": "Factory Owner"
      },
      "tech": {
        "text": "Buy a tech",
        "why": "Techs unlock stronger units",
        "badge": "Student"
      },
      "part": {
        "text": "Install an excavator part",
        "why": "Every dig yields more",
        "badge": "Mechanic"
      },
      "exchange": {
        "text": "Exchange one resource for the other",
        "why": "Turns what you have into what you need",
        "badge": "Trader"
      },
      "vein": {
        "text": "Dig a vein",
        "why": "It yields double",
        "badge": "Vein Hunter"
      },
      "level2": {
        "text": "Upgrade your base to level 2",
        "why": "Twice the slots for your army",
        "badge": "Builder"
      },
      "card": {
        "text": "Research the Bank Card",
        "why": "Opens an account at the World Bank",
        "badge": "Researcher"
      },
      "deposit": {
        "text": "Make a deposit at the World Bank",
        "why": "Nobody can loot what's in the bank",
        "badge": "Saver"
      },
      "far": {
        "text": "Explore 500 fields",
        "why": "Counts in the Explored ranks",
        "badge": "Explorer"
      },
      "mines": {
        "text": "Lay mines",
        "why": "The next player to step there loses metal and energy",
        "badge": "Mine Layer"
      },
      "locator": {
        "text": "Use a locator",
        "why": "Finds the nearest base or factory for you",
        "badge": "Scout"
      },
      "mirage": {
        "text": "Explore a mirage",
        "why": "More than any dig, once a day",
        "badge": "Dreamer"
      },
      "holdings": {
        "text": "Capture three factories",
        "why": "Each adds slots and production",
        "badge": "Industrialist"
      },
      "market": {
        "text": "Buy from the Black Market",
        "why": "New offers every day",
        "badge": "Customer"
      },
      "casino": {
        "text": "Play at the World Casino",
        "why": "If you like a risk",
        "badge": "Gambler"
      },
      "battle": {
        "text": "Win an attack on a base",
        "why": "The winner takes loot",
        "badge": "Raider"
      },
      "rank": {
        "text": "Reach the top 100",
        "why": "Your base grows with your rank",
        "badge": "One of a Hundred"
      },
      "level5": {
        "text": "Upgrade your base to level 5",
        "why": "More slots, factories and research levels",
        "badge": "Master Builder"
      },
      "collect": {
        "text": "Collect what your factories made",
        "why": "Full stores stop producing",
        "badge": "Steward"
      },
      "relic": {
        "text": "Take a relic",
        "why": "Hidden for you alone",
        "badge": "Relic Hunter"
      },
      "medium": {
        "text": "Capture a medium factory",
        "why": "Makes three times as much as a small one",
        "badge": "Manufacturer"
      },
      "garrison": {
        "text": "Divide your garrison among your factories",
        "why": "Units on guard keep plunderers away",
        "badge": "Commander"
      },
      "plunder": {
        "text": "Plunder another player's factory",
        "why": "A win takes half of its store",
        "badge": "Plunderer"
      },
      "works": {
        "text": "Capture a works",
        "why": "The largest factories of all, with names of their own",
        "badge": "Magnate"
      }
    },
    "quoted": "“{name}”",
    "around": "somewhere in this area",
    "storeUnknown": "its store may be almost empty",
    "endsShield": "ends your shield",
    "needsLevel": "Needs base level {level, number}",
    "needsResearch": "Research “{research}” first",
    "mirageWhen": "by day, {from} to {to} UTC, one step onto wasteland in {nth, number} reveals one"
  };
  "hints": {
    "all": {
      "mirage": "A mirage appears to you alone, by day ({from} to {to} UTC), and is gone with your next step: explore it first for {reward} metal or energy.",
      "slots": "Every unit takes up slots of your base and factories, so upgrade your base or capture factories for a larger army.",
      "halving": "Your total power is halved while attack and defense differ by more than a fifth of both together, so buy units for the weaker side.",
      "veins": "A vein doubles only your first dig on it today, on up to three veins a day, so dig it at effort {effort, number} and lower the effort again afterward.",
      "shields": "A shield protects a new player's base and first small factory for {hours, number} hours, and attacking another player ends your own.",
      "stores": "Your factories fill their stores in 24 hours and then stop, so collect what they made at Factories before that.",
      "season": "Factories, loot, relics and strength earn renown each day, and the most renown wins the season.",
      "edges": "The world has no end: the map's edges meet, so walking off one side brings you to the other, and the map shows both sides together."
    },
    "dismiss": "Got it"
  };
  "history": {
    "lead": "{days, plural, one {Today (UTC)} other {The last # days (UTC)}}",
    "resource": "Resource",
    "save": "Export",
    "sources": {
      "start": "Start",
      "goal": "Goals",
      "dig": "Digging",
      "find": "Finds",
      "factory": "Factories",
      "loot": "Battles",
      "referral": "Referrals",
      "mine": "Mines",
      "purchase": "Purchases",
      "trade": "Exchange and market",
      "bank": "Deposits and withdrawals",
      "casino": "Casino"
    },
    "totals": "By source",
    "source": "Source",
    "came": "In",
    "went": "Out",
    "net": "Net",
    "sum": "Total",
    "held": "Carried at the end of each day",
    "flows": "Income and spending by day",
    "heldSpoken": "{resource} carried: {days, plural, one {} other {{first} at the end of the first day, }}{last} now. The table below lists each day.",
    "flowsSpoken": "{resource}: {came} in, {went} out. The table below lists each day.",
    "upTo": "max {amount}",
    "asTable": "Table by day",
    "day": "Day (UTC)",
    "carried": "Carried",
    "standing": "Power and rank",
    "today": "Today",
    "csv": {
      "day": "Day (UTC)",
      "source": "Source",
      "metalIn": "Metal in",
      "metalOut": "Metal out",
      "energyIn": "Energy in",
      "energyOut": "Energy out",
      "metal": "Metal carried",
      "energy": "Energy carried"
    },
    "emptyTitle": "Nothing earned or spent yet",
    "empty": "Dig on a Mineral Deposit or a Geothermal Vent to start your history.",
    "toField": "Back to the field",
    "failed": "Couldn't load your history."
  };
  "inbox": {
    "kind": "Type",
    "kinds": {
      "all": "All",
      "admin": "Admin",
      "event": "Event",
      "attack": "Attack"
    },
    "kindCount": "{name} {count, number}",
    "unreadOnly": "Unread only",
    "off": "Turned off in Settings > Alerts: {names}.",
    "noneShown": "No matching alerts",
    "noneShownNext": "Nothing loaded so far matches your filters.",
    "showAll": "Show all",
    "bulk": "Selected alerts",
    "select": "Select: {title}",
    "markRead": "Mark as read",
    "markOpened": "Mark as opened",
    "nothingToMark": "Nothing to change.",
    "marking": "Marking {done, number} of {all, number}…",
    "marked": "{count, plural, one {1 alert marked.} other {# alerts marked.}}",
    "opened": "Opened",
    "kindCountAtLeast": "{name} {count, number}+"
  };
  "inputs": {
    "faults": {
      "usernameMissing": "Choose a username.",
      "usernameShort": "Usernames need at least 3 characters.",
      "usernameLong": "Usernames can have at most 15 characters.",
      "usernameLetters": "Usernames can only contain letters, numbers, _ and -.",
      "emailMissing": "Enter an email address.",
      "emailLong": "That email address is too long.",
      "emailInvalid": "Enter a valid email address.",
      "newPasswordMissing": "Choose a password.",
      "passwordShort": "Passwords need at least 8 characters.",
      "passwordLong": "Passwords can have at most 128 characters.",
      "passwordSame": "Choose a password that's different from your old one.",
      "notTrueOrFalse": "This must be true or false.",
      "ownUsernameMissing": "Enter your username.",
      "ownNameMissing": "Enter your username or email.",
      "ownPasswordMissing": "Enter your password.",
      "linkIncomplete": "The link is incomplete.",
      "linkInvalid": "The link isn't valid.",
      "scopeUnknown": "The scopes are play, attack and chat.",
      "tokenNameMissing": "Enter a name for the token.",
      "tokenNameLong": "Token names can have at most 60 characters.",
      "tokenNameLetters": "Token names can't contain control characters.",
      "scopesNotList": "Scopes must be a list.",
      "scopeTwice": "List each scope only once.",
      "resultUnknown": "Choose one of the results.",
      "messageIdInvalid": "That isn't a valid message ID.",
      "messageLong": "Messages can have at most 500 characters.",
      "lineInvalid": "That isn't a valid line number.",
      "timeInvalid": "Write times like 2026-05-20T00:00:00Z.",
      "startNotWhole": "Start must be a whole number.",
      "startNegative": "Start must be 0 or more.",
      "startBeyond": "Start is too large.",
      "limitNotWhole": "Limit must be a whole number.",
      "limitNone": "Limit must be at least 1.",
      "limitMany": "Limit can be at most 100.",
      "logKindUnknown": "That log type doesn't exist.",
      "noteMissing": "Write something first.",
      "noteLong": "Notes can have at most 280 characters.",
      "offerMissing": "Choose an offer.",
      "offerUnknown": "That offer doesn't exist.",
      "goodsNotWhole": "The amount must be a whole number.",
      "purchaseNone": "Buy at least one.",
      "purchaseMany": "You can buy at most a million at once.",
      "playerMissing": "Enter a player name.",
      "pageStartNotWhole": "The page start must be a whole number.",
      "pageStartNegative": "The page start must be 0 or more.",
      "pageNotWhole": "The page size must be a whole number.",
      "pageNone": "The page size must be at least 1.",
      "pageMany": "The page size can be at most 100.",
      "plotTextNotText": "Plot entries must be strings.",
      "plotTextLong": "Plot entries can have at most 280 characters.",
      "plotNameTaken": "A plot entry can't have that name.",
      "plotFull": "A plot can have at most 10 custom entries.",
      "reasonMissing": "Give a reason.",
      "reasonLong": "Reasons can have at most 500 characters.",
      "noteTooLong": "Notes can have at most 300 characters.",
      "appealMissing": "Write your appeal.",
      "appealLong": "Appeals can have at most 1,000 characters.",
      "idInvalid": "That isn't a valid ID.",
      "coordinateNotWhole": "Coordinates must be whole numbers.",
      "coordinateOutside": "Coordinates run from 1 to 50.",
      "partsMany": "You can buy at most 20 parts at once.",
      "amountNotWhole": "Amounts must be whole numbers.",
      "amountNone": "The amount must be at least 1.",
      "amountMany": "That amount is too large.",
      "notText": "This must be text.",
      "textLong": "That's too long.",
      "baseNameLong": "Base names can have at most 30 characters.",
      "baseNameReserved": "Base names can't imitate staff names. Choose another one.",
      "quoteLong": "Quotes can have at most 90 characters.",
      "quoteLines": "Quotes can have at most 2 lines.",
      "pictureNotFile": "Send the picture as a file.",
      "ladderUnknown": "That ladder doesn't exist.",
      "searchNotText": "The search must be text.",
      "searchLong": "That search is too long.",
      "nameLong": "That name is too long.",
      "controlsUnknown": "Controls must be default or numpad.",
      "minesNone": "Lay at least one.",
      "minesMany": "Lay fewer at once.",
      "ownerNameMissing": "Enter a player name.",
      "ownerNameLong": "That name is too long.",
      "plotMissing": "Choose a plot.",
      "notOneOfTen": "The index must be 0 to 9.",
      "unitsNotWhole": "Units must be a whole number."
    },
    "other": "{message}"
  };
  "leaving": {
    "storesFull": "{count, plural, one {A store of yours is full.} other {# of your stores are full.}}",
    "storesFullAt": "{count, plural, one {Your store is} other {The first of your stores is}} full {isTomorrow, select, true {tomorrow at} other {at}} {time}.",
    "shield": "Your shield lasts until {time}.",
    "relics": "{count, plural, one {One relic is} other {# relics are}} left until midnight UTC.",
    "waiting": "See you soon! {summary}",
    "guest": "If you keep it: {summary}"
  };
  "log-lines": {
    "number": "{n, number}",
    "resources": {
      "metal": "metal",
      "energy": "energy"
    },
    "amount": "{shown} {resource}",
    "bothAmounts": "{metal} and {energy}",
    "nothing": "nothing",
    "bot": "{name} (bot)",
    "formerPlayer": "a former player",
    "stranger": "another player",
    "unknownPart": "Part",
    "unknownUnit": "{count, plural, one {# unit} other {# units}}",
    "unknownTool": "tool",
    "unknownGoods": "goods",
    "account": {
      "start": "Your base is set up. You start with {amounts}.",
      "goal": "Goal reached: {goal}. Reward: {amounts}.",
      "goalGone": "Reward for a goal: {amounts}.",
      "creditPaid": "Pending referral credit paid: {amounts}.",
      "credit": "Referral credit from {referee}: {amounts}.",
      "creditWaits": "Still pending: {amounts}.",
      "corrected": "An admin corrected what you carry: {change}. Reason: {reason}"
    },
    "base": {
      "left": "Your base at {x, number}, {y, number} was taken off the map.",
      "why": {
        "guestsHere": "Your network (school, office or home) has reached its limit of {most, number} guest bases, and your base had been idle the longest.",
        "guestsNear": "Your internet provider's network has reached its limit of guest bases. Your base had been idle the longest.",
        "newcomersHere": "Your network (school, office or home) has reached its limit of {most, number} bases for accounts less than {days, number} days old, and your base had been idle the longest.",
        "newcomersNear": "Your internet provider's network has reached its limit of bases for accounts less than {days, number} days old. Your base had been idle the longest.",
        "guests": "Guest bases can take up at most a quarter of the map. Your network had the most, and your base had been idle the longest.",
        "bots": "The map is filling up, and bots make room for other players.",
        "crowded": "The map is nearly full, and your base had been idle the longest.",
        "full": "The map was full, so a newcomer from another network got your place. Your network had more new bases, and your base was one of the least played.",
        "idle": "You were away for {hours, number} hours and had taken fewer than {actions, number} actions.",
        "asleep": "You were away for {days, number} days.",
        "banned": "This account was banned.",
        "freed": "An admin removed the new bases on your network."
      },
      "back": "You keep everything else. Your next action puts your base back on the map.",
      "placed": "Your base is at {x, number}, {y, number}, the nearest empty field.",
      "taken": "Another player settled at {fromX, number}, {fromY, number} first. Your base is at {x, number}, {y, number}, the nearest empty field."
    },
    "dig": {
      "dug": "You dug {amounts} at {x, number}, {y, number}.",
      "dugWith": "You dug {amounts} at {x, number}, {y, number} with {digs, number} digs.",
      "vein": "The vein doubled it.",
      "tired": "You were tired, so the yield was reduced."
    },
    "cave": {
      "part": "You found a part in the cave at {x, number}, {y, number}.",
      "knownPart": "You found a part in the cave at {x, number}, {y, number}: {part} ({rarity}).",
      "candle": "Your candle showed you a trap in the cave at {x, number}, {y, number} just in time, then burned out.",
      "trap": "You fell into a trap in the cave at {x, number}, {y, number} and lost {amounts}.",
      "dug": "You found {amounts} in the cave at {x, number}, {y, number}.",
      "lost": "You took a wrong turn in the cave at {x, number}, {y, number} and found nothing."
    },
    "forest": {
      "map": "You found a map in the forest at {x, number}, {y, number}: it shows the {title} at {toX, number}, {toY, number}.",
      "oldMap": "You found a map in the forest at {x, number}, {y, number}, but it shows nothing new.",
      "allJoined": "{met, plural, one {# Pikeman} other {# Pikemen}} joined you in the forest at {x, number}, {y, number}.",
      "someJoined": "You met {met, plural, one {# Pikeman} other {# Pikemen}} in the forest at {x, number}, {y, number}, but had {joined, plural, =0 {no free slots} other {free slots for only #}}.",
      "mines": "You found {n, plural, one {# mine} other {# mines}} in the forest at {x, number}, {y, number}.",
      "lotto": "You found a lottery ticket worth {amounts} in the forest at {x, number}, {y, number}.",
      "probDrive": "You found a Probability Drive in the forest at {x, number}, {y, number}.",
      "improbDrive": "You found an Improbability Drive in the forest at {x, number}, {y, number}.",
      "nothing": "You found nothing in the forest at {x, number}, {y, number}.",
      "tooTired": "You were too tired to look carefully."
    },
    "memorial": "You lit a candle at the memorial at {x, number}, {y, number}. You carry {candles, number} of {most, number}.",
    "mirage": "The mirage at {x, number}, {y, number} was real: {amounts}.",
    "purchase": {
      "boughtPart": "You bought {count, plural, one {a part} other {# parts}} ({part}) for {price}.",
      "installedPart": "You installed {count, plural, one {a part} other {# parts}}: {part} ({installed, number} installed).",
      "boughtUnits": "You bought {units} for {price}.",
      "boughtTech": "You bought the tech {tech} for {price}.",
      "upgradedBase": "You upgraded your base to level {level, number} for {price}.",
      "researched": "You raised {tool} to level {level, number} for {price}.",
      "pack": "You got {count, number} {tool}."
    },
    "factory": {
      "outgrown": "Your base outgrew the small factory at {x, number}, {y, number}, and it was released.",
      "unseen": "You were away for a week, and your factory at {x, number}, {y, number} was released.",
      "released": "Small factories are scarce. Your factory at {x, number}, {y, number} was released for players without a factory.",
      "lost": "You lost the factory at {x, number}, {y, number}.",
      "lostTo": "You lost the factory at {x, number}, {y, number} to {who}.",
      "guardLost": "You lost {lost, plural, =0 {no units} one {# unit} other {# units}}{repaired, plural, =0 {} one {; # was repaired} other {; # were repaired}}.",
      "gaveUp": "You abandoned your factory at {x, number}, {y, number} ({slots, number} slots).",
      "held": "You failed to capture the factory at {x, number}, {y, number}.",
      "heldBy": "You failed to capture the factory at {x, number}, {y, number} from {owner}.",
      "captured": "You captured the factory at {x, number}, {y, number} ({slots, number} slots).",
      "capturedFrom": "You captured the factory at {x, number}, {y, number} ({slots, number} slots) from {owner}.",
      "collected": "You collected {amounts} from {n, plural, one {one store} other {# stores}}.",
      "tookStore": "The store held {amounts}.",
      "plundered": "You plundered the factory of {owner} at {x, number}, {y, number} and carried off {amounts}.",
      "plunderFailed": "You failed to plunder the factory of {owner} at {x, number}, {y, number}.",
      "storeLost": "Its store was lost too."
    },
    "battle": {
      "wallsFought": "Only its Walls fought: you lost no units.",
      "lost": "You lost {n, plural, =0 {no units} one {# unit} other {# units}}.",
      "lostRepaired": "You lost {n, plural, =0 {no units} one {# unit} other {# units}}; {repaired, plural, one {# was} other {# were}} repaired.",
      "attackHeld": "Your attack on {who} at {x, number}, {y, number} failed.",
      "attackWon": "Your attack on {who} at {x, number}, {y, number} succeeded.",
      "carriedOff": "You carried off {amounts}.",
      "guardHeld": "The guard of your factory at {x, number}, {y, number} held against {who}.",
      "guardPlundered": "Your factory at {x, number}, {y, number} was plundered by {who}, who carried off {amounts}.",
      "baseHeld": "Your base at {x, number}, {y, number} held against an attack by {who}.",
      "baseLost": "Your base at {x, number}, {y, number} was raided by {who}, who carried off {amounts}."
    },
    "tool": {
      "other": "You used a tool.",
      "mirage": "Something shimmers there: a mirage.",
      "part": "A part appeared out of thin air: {part}.",
      "unknownPart": "unknown",
      "pikemen": "{n, plural, one {# Pikeman} other {# Pikemen}} appeared out of thin air and joined you.",
      "candles": "A gust blew out {n, plural, one {your candle} other {all # candles}}.",
      "standingOnIt": "You're standing on it.",
      "way": "It's {steps, plural, one {one step} other {# steps}} to the {direction}."
    },
    "mine": {
      "yours": "Your mine at {x, number}, {y, number} exploded under {who} and destroyed {amounts}.",
      "underYou": "A mine exploded under you at {x, number}, {y, number} and destroyed {amounts}."
    },
    "trade": {
      "deposited": "You deposited {amount}.",
      "withdrew": "You withdrew {amount}.",
      "account": "Your account holds {amount}.",
      "exchanged": "You exchanged {gave} for {got}.",
      "bought": "You bought {goods} ×{count, number} for {price}.",
      "staked": "You bet {amount}.",
      "coin": {
        "heads": "came up heads",
        "tails": "came up tails",
        "edge": "landed on its edge"
      },
      "coinShows": "The coin {side}.",
      "diceShow": "The die came up {result, number}.",
      "wheelStops": "The wheel stopped on segment {sector, number}.",
      "pays": "It paid {amount}.",
      "stakeLost": "You lost your bet."
    },
    "relic": {
      "dug": "You found a relic at {x, number}, {y, number} with {amounts}.",
      "part": "You found a relic at {x, number}, {y, number} with a part: {part}.",
      "unknown": "You found a relic at {x, number}, {y, number} with a part.",
      "drives": "You found a relic at {x, number}, {y, number} with {n, plural, one {a Probability Drive} other {# Probability Drives}}."
    }
  };
  "log": {
    "lead": "{count, plural, one {# entry.} other {# entries, newest first.}}",
    "filter": "Show",
    "all": "Everything",
    "categories": {
      "account": "Account",
      "dig": "Digging",
      "referral": "Referrals",
      "note": "Notes",
      "find": "Finds",
      "army": "Army",
      "research": "Research",
      "tool": "Tools",
      "mine": "Mines",
      "battle": "Battles",
      "factory": "Factories",
      "trade": "Trade",
      "casino": "Casino"
    },
    "time": "When",
    "spans": {
      "all": "Any time",
      "today": "Today",
      "week": "Last 7 days",
      "days": "Custom range"
    },
    "days": {
      "first": "From",
      "last": "To"
    },
    "list": "Log",
    "resources": {
      "metal": "metal",
      "energy": "energy"
    },
    "today": "Today",
    "yesterday": "Yesterday",
    "older": "Older",
    "loadingOlder": "Loading older entries…",
    "noOlder": "No older entries.",
    "addNote": "Add a note",
    "note": "Note",
    "write": "Save",
    "written": "Note saved.",
    "report": "See the battle",
    "field": "Field {x, number}, {y, number}",
    "proofShort": "Check fairness",
    "proof": "Check fairness (roll {roll, number})",
    "proofRelic": "Check fairness (relic {number, number})",
    "save": "Export",
    "csv": {
      "time": "Time",
      "kind": "Type",
      "content": "What happened",
      "fields": "Fields",
      "battle": "Battle",
      "roll": "Roll"
    },
    "emptyTitle": "Nothing here yet",
    "empty": "Dig to make your first entry.",
    "emptyOf": {
      "account": "Take your first action: move, dig or buy something.",
      "dig": "Dig on a Mineral Deposit or a Geothermal Vent.",
      "referral": "Share your referral link from Account > REFERRALS.",
      "note": "Write your first note above.",
      "find": "Explore a cave or forest, or light a candle at a memorial.",
      "army": "Buy units or tech under Attack or Defense.",
      "research": "Raise a tool's level under Research.",
      "tool": "Use a tool under Tools.",
      "mine": "Lay mines under Tools, and wait for someone to step on one.",
      "battle": "Walk to another player's base and attack it.",
      "factory": "Walk to a factory and capture it.",
      "trade": "Walk to a World Bank, an Exchange Bank or a Black Market, and trade there.",
      "casino": "Walk to a World Casino and place a bet."
    },
    "emptySpanTitle": "Nothing in this period",
    "emptySpan": "Choose a longer period, or show everything.",
    "showAll": "Show everything",
    "toField": "Back to the field",
    "failed": "Couldn't load your log.",
    "failedOlder": "Couldn't load older entries."
  };
  "mails": {
    "greeting": "Hello,",
    "signature": "Emberlode",
    "notYou": "If you didn't ask for this, you can ignore this email. Nothing has changed.",
    "username": {
      "subject": "Your Emberlode username",
      "lead": "Your username is {username}. You can log in here:"
    },
    "password": {
      "subject": "Choose a new Emberlode password",
      "lead": "Someone asked for a new password for {username}. Choose one here within one hour (the link works once):"
    },
    "confirmEmail": {
      "subject": "Confirm your new Emberlode email address",
      "lead": "Confirm this address for your account {username} within one hour:"
    },
    "emailChange": {
      "subject": "New email address for your Emberlode account",
      "lead": "Someone logged in as {username} asked to change the account's email address to {email}. The change takes effect once the link sent there is opened. If it wasn't you, choose a new password here to stop the change and log out all devices:",
      "rest": "If it was you, there's nothing else to do."
    },
    "deletion": {
      "requested": {
        "subject": "Your Emberlode account will be deleted",
        "lead": "Your account {username} will be deleted on {at} UTC, as requested. Until then you can play on. If you change your mind, log in and choose “Keep my account”:"
      },
      "reminder": {
        "subject": "Your Emberlode account will be deleted tomorrow",
        "lead": "Your account {username} will be deleted on {at} UTC. If you want to keep it, log in before then and choose “Keep my account”:"
      },
      "rest": "If you didn't ask for this, log in, keep your account and change your password."
    }
  };
  "moments": {
    "captured": "Factory captured",
    "founded": "Your base stands",
    "level": "Base level {level}",
    "raided": "Attack won",
    "rank": "Rank {rank}",
    "first": "You're number 1 by power.",
    "firstLost": "You've lost first place: you're number {rank} by power now."
  };
  "offline": {
    "title": "Offline",
    "label": "Offline. This is the map as you last saw it ({time}).",
    "noAnswer": "Offline. The game isn't responding.",
    "looking": "Loading the map from your last visit…",
    "lead": "Nothing is lost, and the world keeps running. This page reconnects automatically.",
    "noMap": "No map is saved in this browser. It is saved while you play and deleted when you log out.",
    "toMap": "Show the map from your last visit",
    "map": {
      "title": "{username}'s map",
      "hint": "Tap a field to read about it and center the map on it. Arrow keys move the cursor. You can't act until you're back online.",
      "standing": "You're on",
      "metal": "Carried metal",
      "energy": "Carried energy",
      "explored": "Explored",
      "fields": "{count, number} of {total, number} fields",
      "back": "Back to your position"
    },
    "push": {
      "title": "Something happened at your base"
    }
  };
  "overview": {
    "lead": "{explored, number} of {total, number} fields explored.",
    "failed": "Couldn't load the map.",
    "label": "World map",
    "role": "map",
    "hint": "Arrow keys move the cursor (hold Shift to move five fields). Enter walks there, M opens a menu, + and - zoom, and Home returns to your position.",
    "hintMouse": "Click to walk, drag to move, wheel to zoom, right-click for a menu.",
    "hintTouch": "Tap to walk, hold for a menu, drag to move, pinch to zoom.",
    "here": "You're here",
    "cell": "{label}. {way}.",
    "zoomIn": "Zoom in",
    "zoomOut": "Zoom out",
    "toMe": "Center on me",
    "walking": "Walking to {x, number}, {y, number}.",
    "stop": "Stop",
    "fullScreen": "Full screen",
    "leaveFullScreen": "Exit full screen",
    "letters": "Letters",
    "side": "Legend and places",
    "sideShort": "Legend",
    "legend": "Legend and filters",
    "all": "Show all",
    "none": "Hide all",
    "kinds": {
      "own": "Yours",
      "base": "Bases",
      "factory": "Factories",
      "plot": "Plots",
      "vein": "Veins",
      "mine": "Your mines",
      "spent": "Recovering",
      "metal": "Minerals",
      "energy": "Vents",
      "cave": "Caves",
      "forest": "Forests",
      "town": "Other places",
      "relic": "Relics, areas (?)"
    },
    "town": "K = Black Market, W = World Bank, X = Exchange Bank, S = World Casino, R = Memorial, U = Excavator Center",
    "places": "Places",
    "search": "Search places",
    "searchHint": "A name, a type, or 12, 7",
    "found": "{count, plural, one {# place} other {# places}}.",
    "nothing": "No matches",
    "nothingText": "None of the places you've found match. Show more types or change your search.",
    "more": "Show {count} more",
    "show": "Show",
    "showOf": "Show {place} on the map",
    "walk": "Walk there",
    "walkOf": "Walk to {place}",
    "menuOf": "More about {place}",
    "save": "Save as plot",
    "saved": "Saved as plot",
    "savedAs": "Saved: {title}.",
    "copy": "Copy link",
    "copied": "Link copied.",
    "classes": "Dots below an F: 1 small, 2 medium, 3 large, 4 works"
  };
  "own-data": {
    "export": {
      "title": "Download your data",
      "lead": "Everything stored about you and your base, as one JSON file: your account, profile, log, messages, alerts, sessions and more. Twice an hour.",
      "submit": "Download my data",
      "started": "The download has started. A long log takes a while.",
      "again": "Download again"
    },
    "password": "Your password",
    "delete": {
      "title": "Delete your account",
      "lead": "You have seven days to change your mind. Until then nothing changes: you can play on, and your base can be attacked.",
      "after": "After seven days, this can't be undone:",
      "gone": "Your account, profile, log, plots and everything you own are deleted.",
      "free": "Your factories become free, and your pacts end.",
      "former": "Other players see “a former player” in their logs, battles and alerts. Your chat messages stay without your name.",
      "name": "Your name can't be used again, not even by you.",
      "submit": "Delete my account"
    },
    "guest": {
      "lead": "Your base and everything you own are deleted at once and can't be restored.",
      "submit": "Delete my guest game",
      "question": {
        "title": "Delete your guest game?",
        "text": "Your base and everything you own are gone at once. This can't be undone.",
        "verb": "Delete"
      },
      "done": "Your guest game was deleted."
    },
    "pending": {
      "title": "Your account will be deleted",
      "text": "On {time}. Until then you can play on.",
      "keep": "Keep my account",
      "kept": "Your account will be kept.",
      "failed": "Couldn't keep your account."
    }
  };
  "pages": {
    "home": {
      "title": "Emberlode",
      "headline": "Dig. Build. Hold the frontier.",
      "lead": "One shared map of 2,500 fields. Walk it, dig metal and energy, build a base everyone can see, and chat with other players.",
      "playNote": "No sign-up, no download. You'll be digging in ten seconds.",
      "resume": "Back to the game",
      "login": "I have an account",
      "worldTitle": "The world right now",
      "whyTitle": "Why play",
      "why": {
        "0": {
          "title": "A persistent world",
          "text": "Everyone shares the same 50 by 50 map. Ore belts, vents, forests and ruins stay where they are while day and night pass over them."
        },
        "1": {
          "title": "A few minutes are enough",
          "text": "A dig takes a second, but each field needs an hour to recover. You can't win by never sleeping: tired miners dig less."
        },
        "2": {
          "title": "The same rules for everyone",
          "text": "No shop, no pay-to-win. You always see the odds before you dig, and a new base is shielded for 72 hours."
        }
      }
    },
    "story": {
      "title": "Story",
      "resume": "Back to the game"
    },
    "login": {
      "title": "Game"
    },
    "notFound": {
      "title": "Off the map",
      "lead": "The frontier is 50 by 50 fields, and this address isn't one of them.",
      "action": "Back home"
    }
  };
  "palette": {
    "title": "Search",
    "label": "Action, player, codex entry or place",
    "placeholder": "Try research, sniper or 12, 7",
    "results": "Results",
    "found": "{count, plural, one {# result} other {# results}}",
    "nothing": "No matches. Try a panel, a player, a unit or coordinates.",
    "hint": "Arrow keys to choose, Enter to open, Esc to close.",
    "groups": {
      "places": "Places",
      "desks": "Panels",
      "actions": "Actions",
      "pages": "Pages",
      "players": "Players",
      "codex": "Codex"
    },
    "walkHome": "Walk home",
    "walkTo": "Walk to {x, number}, {y, number}",
    "walkToNearest": "Walk to the nearest {title}",
    "here": "you are here",
    "lookAt": "View {x, number}, {y, number}",
    "at": "{x, number}, {y, number}",
    "factory": "Walk to your factory ({slots, number} slots)",
    "plot": "Walk to {title}",
    "armyDesks": {
      "army": {
        "attack": "Army: attack",
        "defense": "Army: defense"
      }
    },
    "dialogs": {
      "alerts": "Alerts",
      "keys": "Keyboard shortcuts"
    },
    "pages": {
      "calculator": "Battle calculator",
      "codex": "Codex pages",
      "fair": "Fairness",
      "seasons": "Seasons and champions"
    },
    "rank": "Rank {rank}"
  };
  "players": {
    "title": "{name}",
    "loading": "Player",
    "failed": "Couldn't load the player.",
    "missing": {
      "title": "No such player",
      "lead": "There's no player named “{name}”.",
      "text": "Check the spelling. Idle guest accounts are deleted.",
      "action": "See the ranks"
    },
    "guest": "Guest",
    "you": "This is you",
    "since": "Playing since {day}",
    "figures": {
      "title": "Stats",
      "rank": "Rank",
      "power": "Total power",
      "baseLevel": "Base level",
      "attacks": "Attacks",
      "defenses": "Defenses",
      "outcome": "{won, number} won, {lost, number} lost",
      "none": "None yet",
      "offMap": "No base on the map.",
      "hidden": "Units, metal and energy are hidden."
    },
    "ranks": "All ranks",
    "actions": {
      "title": "Actions",
      "ask": "Ask for a NAP",
      "asking": "Asking…",
      "askHint": "A pact not to attack each other. The player gets an alert and can accept or reject it.",
      "message": "Mention in chat",
      "messageHint": "The chat is public. Your message will start with their name.",
      "mention": "@{name} ",
      "started": "Your chat message now starts with @{name}.",
      "report": "Report",
      "visitor": "Play to chat with others or ask them for a NAP."
    },
    "attack": {
      "attack": "Attack {name}",
      "asking": "Checking whether you can attack…",
      "failed": "Couldn't check whether you can attack.",
      "here": "You're at their base. You'll see the odds before you attack.",
      "again": "Available in {span}",
      "check": "Check again",
      "away": "Walk to their base to attack. It's {steps, plural, one {# step} other {# steps}} {direction} of you.",
      "walk": "Walk to their base",
      "unseen": "You can only attack this player at their base, which you haven't found yet. Explore, or use a Base Locator.",
      "toTools": "Open tools",
      "toArmy": "Buy attack units"
    },
    "badges": {
      "title": "Badges",
      "empty": "{name} has no badges yet."
    },
    "battles": {
      "title": "Recent battles",
      "note": "Only the two players, and anyone they share the link with, can open a report.",
      "empty": "{name} hasn't fought yet.",
      "wonAttack": "Won an attack on {name}",
      "lostAttack": "Lost an attack on {name}",
      "wonDefense": "Held off an attack by {name}",
      "lostDefense": "Lost to an attack by {name}",
      "wonFactory": "Captured a factory from {name}",
      "lostFactory": "Failed to capture a factory from {name}",
      "wonFreeFactory": "Captured an unclaimed factory",
      "lostFreeFactory": "Failed to capture an unclaimed factory",
      "heldFactory": "Held a factory against {name}",
      "factoryTaken": "Lost a factory to {name}",
      "plundered": "Plundered a factory of {name}",
      "plunderFailed": "Failed to plunder a factory of {name}",
      "plunderedBy": "Had a factory plundered by {name}",
      "opponent": "{name}'s page",
      "report": "Report",
      "reportOf": "Report: {line}"
    },
    "history": {
      "title": "Rank and power over time",
      "empty": "No data yet. Check back in two hours.",
      "rank": "Rank",
      "power": "Power",
      "rankChart": "Rank over time: {from} at first, {to} now, best {best}.",
      "powerChart": "Power over time: {from} at first, {to} now, highest {most}.",
      "table": "Show as table",
      "time": "Time"
    }
  };
  "plots": {
    "lead": "{count, number} of {most, number} plots used.",
    "list": "Your plots",
    "here": "You're here",
    "at": "{x, number}, {y, number}",
    "noTitle": "Plot",
    "walk": "Walk there",
    "walkTo": "Walk to {title}",
    "edit": "Edit",
    "editOf": "Edit {title}",
    "remove": "Delete",
    "question": {
      "title": "Delete {title}?",
      "text": "This deletes the plot and its note."
    },
    "saveHere": "Save this field ({x, number}, {y, number})",
    "form": {
      "add": "New plot",
      "edit": "Edit plot"
    },
    "title": "Title",
    "note": "Note",
    "color": "Color",
    "colors": {
      "none": "No color",
      "ember": "Ember",
      "steel": "Steel",
      "good": "Green",
      "bad": "Red"
    },
    "save": "Save plot",
    "cancel": "Cancel",
    "saved": "Saved: {title}.",
    "changed": "Changed: {title}.",
    "removed": "Deleted: {title}.",
    "emptyTitle": "No plots yet",
    "empty": "Mark this field so you can find it again.",
    "full": "You have {most, number} plots, the maximum. Delete one first.",
    "failed": "Couldn't load your plots.",
    "copy": "Copy",
    "copyOf": "Copy {title} as text",
    "copied": "Copied: {title}.",
    "tools": {
      "select": "Select multiple",
      "copyAll": "Copy all as text",
      "copied": "All plots copied.",
      "csv": "Export",
      "import": "Import"
    },
    "gps": {
      "ready": "GPS: ready",
      "readyIn": "GPS: ready in {span}",
      "not": {
        "GPS_NEEDED": "No GPS yet",
        "NOT_FOUND": "GPS: no such place",
        "ALREADY_THERE": "GPS: you're already here"
      },
      "level": "GPS level {level, number}: one trip every {minutes, number} minutes, to any plot.",
      "toTools": "Travel",
      "toResearch": "Open Research"
    },
    "bulk": {
      "label": "Selected plots",
      "paint": "Color: {color}",
      "remove": "Delete",
      "question": {
        "title": "{count, plural, one {Delete # plot?} other {Delete # plots?}}",
        "text": "{count, plural, one {This deletes the plot and its note.} other {This deletes the plots and their notes.}}",
        "verb": "Delete"
      }
    },
    "batch": {
      "saved": "{count, plural, one {# plot} other {# plots}} saved.",
      "painted": "{count, plural, one {# plot} other {# plots}} changed.",
      "removed": "{count, plural, one {# plot} other {# plots}} deleted."
    },
    "import": {
      "label": "Import plots",
      "paste": "Paste lines of text",
      "example": "Old mill (12, 7): good digging",
      "file": "Or choose a CSV file with the columns title, x, y, note, color",
      "choose": "Choose file",
      "tooLarge": "That file is too large. You can import at most {most, number} plots.",
      "noColumns": "The first line must name the columns: title, x, y, note, color.",
      "read": "{bad, plural, =0 {{good, number} to save.} other {{good, number} to save, # with errors:}}",
      "line": "Line {line, number}: {reason}",
      "more": "And {count, number} more.",
      "save": "Save {count, plural, one {# plot} other {# plots}}",
      "refused": {
        "place": "coordinates must be two whole numbers from 1 to 50, as in (12, 7).",
        "long": "an entry is longer than {most, number} characters.",
        "known": "you already have this plot.",
        "full": "you have no room for it.",
        "unfit": "an entry has line breaks, double spaces or invisible characters.",
        "fields": "a plot can have at most {most, number} custom entries.",
        "stray": "a value isn't under any of the named columns."
      },
      "undecodable": "Line {line, number} isn't valid UTF-8 text. Save the file as \"CSV UTF-8\" and try again.",
      "afterQuote": "Line {line, number} has text after a closing quotation mark.",
      "unclosed": "Line {line, number} opens a quotation mark that is never closed.",
      "column": "Plots can't have a column named \"{name}\". Rename or remove it.",
      "unreadable": "The file couldn't be read. Choose it again."
    }
  };
  "profile": {
    "title": "Account",
    "tabs": {
      "profile": "PROFILE",
      "referrals": "REFERRALS",
      "sessions": "SESSIONS",
      "tokens": "API TOKENS",
      "data": "DATA"
    },
    "facts": {
      "member": "Playing since",
      "baseAt": "Base"
    },
    "team": "Open the team pages",
    "form": {
      "label": "Profile",
      "picture": "Picture",
      "choosePicture": "Choose picture",
      "pictureHint": "JPEG, PNG, WebP, GIF or AVIF. Shown as a square.",
      "pictureNow": "Your picture",
      "pictureNext": "Your new picture (not saved yet)",
      "noPicture": "No picture yet",
      "pictureUnopened": "Your browser can't open that picture. Choose another one.",
      "pictureUnreadable": "That file couldn't be read. Choose it again.",
      "keepPicture": "Keep the current picture",
      "baseName": "Base name",
      "baseNameHint": "Up to {max, number} characters. Players see it at your base.",
      "quote": "Quote",
      "quoteHint": "{length, number} of {max, number} characters, at most {lines, number} lines. Players see it at your base.",
      "emailHint": "A new address takes effect once you open the link we email to it.",
      "submit": "Save profile",
      "updated": "Profile updated",
      "failed": "Error updating profile",
      "saved": "Saved. Other players can see it now.",
      "mailed": "Saved. We sent a link to {email}. Open it to confirm the new address.",
      "nothing": "Nothing to save."
    },
    "password": {
      "title": "Change your password",
      "lead": "Leave both empty to keep your password. Changing it logs out your other devices and deletes your API tokens.",
      "old": "Old password",
      "updated": "Password updated",
      "failed": "Error updating password",
      "done": "Your other devices have been logged out."
    },
    "referrals": {
      "title": "Bring a friend",
      "lead": "You earn 10% of everything dug by players you refer, at no cost to them.",
      "link": "Your link",
      "copy": "Copy link",
      "copied": "Referral Link Copied",
      "guest": "Choose a name first; guests don't get a referral link.",
      "table": "Players you referred",
      "columns": {
        "id": "ID",
        "player": "Player",
        "date": "Date",
        "metal": "Metal",
        "energy": "Energy"
      },
      "newest": "Showing the newest {shown} of {all}.",
      "waiting": "Pending: {metal} metal and {energy} energy. What you're paid per day depends on your own digging.",
      "failed": "Couldn't load your referrals."
    },
    "sessions": {
      "lead": "Log out any device you don't recognize, then change your password.",
      "list": "Your devices",
      "here": "This device",
      "seen": "Last seen {time}",
      "since": "logged in {time}",
      "stays": "stays logged in",
      "end": "Log out",
      "endOf": "Log out {device}, last seen {time}",
      "seenOf": "{device}, last seen {time}",
      "question": {
        "title": "Log out {device}?",
        "text": "You'll have to log in there again."
      },
      "questionOfMany": {
        "title": "{count, plural, one {Log out # device?} other {Log out # devices?}}",
        "text": "{count, plural, one {You'll have to log in there again.} other {You'll have to log in on each of them again.}}"
      },
      "bulk": "Selected devices",
      "endOthers": "Log out all others",
      "ended": "{device} has been logged out.",
      "endedMany": "{count, plural, one {# device has been logged out.} other {# devices have been logged out.}}",
      "endedOthers": "{count, plural, one {The other device has been logged out.} other {All # other devices have been logged out.}}",
      "alone": "No other active sessions.",
      "failed": "Couldn't load your sessions."
    },
    "tokens": {
      "lead": "A token lets your own program play as you. It can't change your password or email.",
      "docs": "API reference",
      "guest": "Choose a name first; guests can't get tokens.",
      "name": "Token name",
      "nameHint": "What you'll use it for",
      "permissions": "Permissions",
      "permissionsHint": "Tokens can always read what you can read.",
      "scopes": {
        "play": "Play: walk, dig, explore, buy, build",
        "attack": "Attack: attack bases and capture factories",
        "chat": "Chat: send messages"
      },
      "scopeNames": {
        "play": "play",
        "attack": "attack",
        "chat": "chat"
      },
      "allowed": "can {names}",
      "submit": "Create token",
      "created": "Token “{name}” created.",
      "secret": "Token “{name}”",
      "once": "Copy it now: you won't see it again. Send it in the “Authorization” header, after the word “Bearer” and a space.",
      "copyToken": "Copy token",
      "list": "Your tokens",
      "createdAt": "Created {time}",
      "used": "last used {time}",
      "unused": "never used",
      "remove": "Delete",
      "question": {
        "title": "Delete the token {name}?",
        "text": "Scripts that use it will stop working."
      },
      "questionOfMany": {
        "title": "{count, plural, one {Delete # token?} other {Delete # tokens?}}",
        "text": "{count, plural, one {Scripts that use it will stop working.} other {Scripts that use them will stop working.}}"
      },
      "removed": "Token “{name}” deleted.",
      "removedMany": "{count, plural, one {# token deleted.} other {# tokens deleted.}}",
      "bulk": "Selected tokens",
      "emptyTitle": "No tokens yet",
      "empty": "Create one above to let a program play as you.",
      "failed": "Couldn't load your tokens.",
      "readsOnly": "read only"
    }
  };
  "raid": {
    "target": {
      "title": "Player",
      "baseOf": "{name}'s base",
      "lead": "Base of level {level, number}, power {power, number}",
      "rank": "Rank",
      "rankComing": "Unknown",
      "power": "Total power",
      "standing": "Size (total slots)",
      "baseLevel": "Base level"
    },
    "terms": {
      "title": "The attack",
      "allowed": {
        "size": "You can attack this player.",
        "revenge": "Revenge: they looted your base in the last 24 hours. You can take back up to twice what they looted.",
        "wealth": "They carry too many resources for their slots, so you can attack. You can only loot the excess, and all units they lose are repaired."
      },
      "again": "Available in {span}",
      "check": "Check again",
      "left": "Attacks left today",
      "ofDay": "{left} of {all}",
      "army": "Your army",
      "armyUnits": "{count, plural, one {# unit} other {# units}}, {strength} strength",
      "morale": "Morale",
      "moraleFull": "Full",
      "moraleLow": "{share}: they're smaller than you",
      "supply": "Army slots",
      "supplyShort": "Enough for {share} of your army, which fights at {share} strength and HP",
      "loot": "Loot limit",
      "lootValue": "{metal} metal or {energy} energy, if they carry enough",
      "lootRule": "Up to {percent}% of the resource they have more of, not counting the first {untouched}. The less HP you lose, the more you take.",
      "poolRule": "Attackers your size can take up to {percent}% a day in total.",
      "lootNone": "None: you can't loot more than you dug in the last seven days.",
      "lootNoneHere": "None: you've reached your seven-day limit for this player (a tenth of what you dug).",
      "lootGuest": {
        "attacker": "None: guests can only loot bots. Choose a name first.",
        "defender": "None: guests can't be looted."
      },
      "lootReferral": "None: one of you referred the other.",
      "week": "Loot left this week",
      "weekValue": "{metal} metal, {energy} energy",
      "revenge": "Revenge loot left",
      "revengeLeft": "{amount} in total",
      "tooWeak": "You can still attack smaller players who looted your base in the last 24 hours or who carry more than {perSlot} per slot.",
      "dropsShield": "Attacking ends your shield immediately.",
      "keepsShield": "You keep your shield: this base belongs to a bot.",
      "buyUnits": "Buy attack units"
    },
    "forecast": {
      "title": "Forecast",
      "from": "Based on",
      "located": "Army Locator, {when}: defense {defense}.",
      "stronger": "Your attack ({attack}) is stronger by total strength.",
      "weaker": "Your attack ({attack}) isn't stronger by total strength.",
      "fromReport": "Their army after your fight {when}",
      "fromInput": "An army you enter",
      "guess": "Their army is unknown. Enter your guess.",
      "unknown": "Odds unknown.",
      "note": "They may have bought units since.",
      "defense": "Their defense",
      "ramparts": "Ramparts: Walls and Marksmen hit 25% harder",
      "odds": "{count, number} simulated battles",
      "oddsOfGuess": "{count, number} simulated battles against your guess",
      "won": "Won",
      "lostBattle": "Lost",
      "margin": "(average HP left: {share})",
      "expected": "On average, the attacker loses {lost} of {sent, plural, one {# unit} other {# units}} and the defender {theirs} of {stood}.",
      "lossNote": "A side retreats once half its HP is gone, so a lost battle may cost no units. Repaired units don't count as lost.",
      "undefended": "No defenders: you'd win without a fight.",
      "leftEmpty": "Your last fight left no defenders. If there are still none, you win without a fight.",
      "you": "Your losses",
      "them": "Their losses",
      "nobody": "No units.",
      "unit": "Unit",
      "stood": "Total",
      "lost": "Lost",
      "calculator": "Open in the calculator"
    },
    "attack": {
      "button": "Attack {name}",
      "question": {
        "title": "Attack {name}?",
        "text": "All your attack units will fight. Losses are permanent. You can attack this base again in {hours, number} hours.",
        "verb": "Attack"
      },
      "fighting": "Fighting…",
      "won": "Won",
      "lost": "Lost",
      "lines": {
        "metal": "metal",
        "energy": "energy",
        "units": "{count, plural, one {unit} other {units}}"
      },
      "losses": "Your losses: {lost, number} of {sent, number}.",
      "theirLosses": "Their permanent losses: {lost, number} of {stood, number}.",
      "loot": "You carried off {amount} {resource}.",
      "noLoot": "You carried off nothing.",
      "report": "Full report",
      "result": "Result"
    },
    "failed": "Couldn't load this base.",
    "revenge": {
      "title": "Revenge",
      "walk": "Walk to {name}'s base",
      "where": "It's at {x, number}, {y, number}. You'll confirm the attack there.",
      "looking": "Looking for their base on your map…",
      "unknown": "{name}'s base isn't on your map. Use a Base Locator to find it.",
      "tools": "Open tools"
    },
    "odds": {
      "ofKnown": "of 1,000 simulated battles won",
      "ofGuess": "of 1,000 simulated battles won against your guess",
      "losses": "You lose {lost, plural, one {# unit} other {# units}} on average.",
      "counting": "Calculating the odds…",
      "unknown": "Odds unknown. Enter the army you expect.",
      "leftEmpty": "You win without a fight if there are still no defenders."
    }
  };
  "ranks": {
    "title": "Ranks",
    "lead": "The top 500 of each ladder.",
    "tabs": "Ladders",
    "ladders": {
      "power": {
        "tab": "Power",
        "table": "Ranks by power",
        "caption": "By total power, which is halved when attack and defense differ by more than 20% of their sum. Updated every five seconds.",
        "notOn": "You'll be on this ladder a few seconds after your first action in the game."
      },
      "season": {
        "tab": "Season",
        "table": "Ranks by renown this season",
        "caption": "By renown of the season's days so far. Each day is scored after midnight (UTC).",
        "notOn": "You're not on this ladder yet. Renown is scored after midnight (UTC), for each day on which you do something."
      },
      "today": {
        "tab": "Today",
        "table": "Ranks by renown today",
        "caption": "By renown today so far. Updated every minute.",
        "notOn": "You're not on this ladder yet. Dig, explore, hold a factory or raid someone."
      },
      "attack": {
        "tab": "Attack",
        "table": "Ranks by attack",
        "caption": "By attack. Exact numbers stay hidden until you fight or use an Army Locator; the power shown is the total.",
        "notOn": "You'll be on this ladder a few seconds after your first action in the game."
      },
      "defense": {
        "tab": "Defense",
        "table": "Ranks by defense",
        "caption": "By defense. Exact numbers stay hidden until you fight or use an Army Locator; the power shown is the total.",
        "notOn": "You'll be on this ladder a few seconds after your first action in the game."
      },
      "loot": {
        "tab": "Loot",
        "table": "Ranks by loot",
        "caption": "Metal and energy looted from other players' bases. Updated every minute.",
        "notOn": "You're not on this ladder yet. Win an attack on a base with something to loot."
      },
      "explored": {
        "tab": "Explored",
        "table": "Ranks by explored fields",
        "caption": "Explored fields, out of 2,500. Updated every minute.",
        "notOn": "You'll be on this ladder within a minute of your first action in the game."
      },
      "bots": {
        "tab": "Bots",
        "table": "Bot ranks",
        "caption": "Computer players. They have their own ladder, by total power.",
        "notOn": ""
      }
    },
    "rank": "Rank",
    "player": "Player",
    "base": "Base",
    "power": "Power",
    "loot": "Loot",
    "explored": "Fields",
    "renown": "Renown",
    "change": "24 h",
    "changes": {
      "up": "{ranks} up",
      "down": "{ranks} down",
      "same": "same",
      "unknown": "new"
    },
    "you": "you",
    "near": "You and your neighbors",
    "nearFailed": "Couldn't load your rank.",
    "failed": "Couldn't load the ranks.",
    "emptyTitle": "No players yet",
    "empty": {
      "power": "Players appear here after their first action.",
      "attack": "Players appear here after their first action.",
      "defense": "Players appear here after their first action.",
      "loot": "Nobody has looted anything yet. Win the first attack to open this ladder.",
      "explored": "Players appear here after their first action.",
      "season": "Nobody has renown yet. The first day is scored after midnight (UTC).",
      "today": "Nobody has earned renown today.",
      "bots": "No bots in this world."
    }
  };
  "relics": {
    "title": "Today's relics",
    "count": "{taken, number} of {all, number} taken",
    "name": "Relic {number, number}:",
    "taken": "taken",
    "here": "right here. Take it.",
    "seen": "seen {way}",
    "inside": "somewhere in this area. It shows from {steps, plural, one {one step} other {# steps}} away.",
    "area": "{way}",
    "walk": "Walk there",
    "walkSeen": "Walk to it",
    "walkTo": "Walk to relic {number, number}",
    "worth": "All {count, number} bring {points, number} points for exploring today.",
    "next": "New relics in {span}",
    "searchFor": "Keep searching for relic {number, number}"
  };
  "reports": {
    "report": {
      "title": "Report {name}",
      "what": "What do you want to report?",
      "subjects": {
        "username": "Username",
        "baseName": "Base name",
        "quote": "Quote",
        "profilePicture": "Picture",
        "player": "Behavior"
      },
      "behaviorHint": "Such as cheating or threats",
      "reason": "Why?",
      "reasons": {
        "spam": "Spam",
        "insult": "Insults",
        "hate": "Hate speech",
        "scam": "Scam",
        "cheating": "Cheating",
        "other": "Other reason"
      },
      "note": "Anything else we should know? (optional)",
      "noteHint": "Up to {most, number} characters",
      "submit": "Send report",
      "sent": "Thank you. A moderator will look at it."
    },
    "appeal": {
      "title": "Appeal a decision",
      "lead": "Log in here to see what moderators decided about your account. This also works while your account is suspended or banned.",
      "submit": "Show decisions",
      "listTitle": "Decisions about {name}",
      "listLead": "You can appeal each active decision once. Someone other than the moderator who decided will answer.",
      "none": "Moderators haven't decided anything about this account.",
      "kinds": {
        "warning": "Warning",
        "mute": "Mute",
        "suspension": "Suspension",
        "ban": "Ban"
      },
      "active": "Active",
      "over": "Over",
      "decided": "Decided on {time}",
      "until": "Until {time}",
      "reason": "Reason: {reason}",
      "write": "Appeal",
      "writeOf": "Appeal: {kind} of {time}",
      "field": "Why should this be lifted?",
      "fieldHint": "Up to {most, number} characters",
      "send": "Send appeal",
      "sent": "Your appeal was sent. Come back here for the answer.",
      "own": "Your appeal",
      "waiting": "Waiting for an answer",
      "lift": "Lifted",
      "uphold": "Upheld",
      "answer": "Answer",
      "again": "Another account"
    }
  };
  "research": {
    "lead": "Research is capped at your base level ({level}).",
    "show": "Show",
    "filters": {
      "all": "All 14",
      "raisable": "Available ({count})"
    },
    "groups": {
      "raiding": "Attacking",
      "finding": "Scouting and locating",
      "moving": "Moving",
      "town": "Town"
    },
    "list": "Research: {group}",
    "level": "Level {level} of {most}",
    "now": "Now",
    "next": "At level {level}",
    "raise": "Raise {name} to level {level}",
    "raiseShort": "Raise to level {level}",
    "raised": "{name} is now level {level}.",
    "refused": {
      "both": "You need more of both{digs}",
      "most": "Max level reached."
    },
    "metal": "metal",
    "energy": "energy",
    "nothingTitle": "Nothing to research now",
    "nothingText": "Dig for metal and energy, or upgrade your base to raise the cap.",
    "showAll": "Show all research",
    "effects": {
      "none": "Nothing yet",
      "held": "You have {count}",
      "pack": "{pack} more ({count} in total)",
      "hotcut": "Loot: {percent}% of unprotected resources",
      "scouter": "Sees factories within {steps, number} steps",
      "scouterAll": "Sees every factory on the map",
      "bank": "Limit: {cap} of each resource",
      "casino": "Bets up to {stake}",
      "market": "{least} to {most} of each tool per day",
      "gps": "One trip every {minutes, number} minutes"
    },
    "recommended": "Recommended",
    "why": {
      "scouter": "see a factory's guard before a fight.",
      "bank": "keep resources safe from attackers.",
      "market": "trade at the Black Market.",
      "casino": "bet at the World Casino.",
      "army_locator": "find a base weaker than your army.",
      "flag_locator": "find a factory to fight for.",
      "base_locator": "find bases to attack.",
      "hotcut": "carry home more loot.",
      "mines": "lay traps on fields near your base.",
      "cheapest": "the cheapest you can raise."
    }
  };
  "rules": {
    "walking": {
      "title": "Walking",
      "text": "You walk one step at a time in any of eight directions. The map wraps around at its edges. You see every field within {sight, number} steps of where you've been, but you can act only on the field you're on."
    },
    "digging": {
      "title": "Digging",
      "text": "A dig yields a random amount in your range, and the field then needs {minutes, number} minutes to recover for you. Each day (UTC), you get the full yield for your first {full, number} digs, half until you reach {half, number} digs and 5% after that."
    },
    "effort": {
      "title": "Effort",
      "text": "At effort 5, one dig counts as 5 and yields {five, number}% of what 5 digs would. At effort 20, it counts as 20 and yields {twenty, number}%. This only works for your first {most, number} digs each day."
    },
    "veins": {
      "title": "Veins",
      "text": "Each day, one metal or energy field in {oneIn, number} hides a vein. Your first dig on a vein yields double, for up to {perDay, number} veins a day. You see veins within {sight, number} steps of where you've been that day."
    },
    "searching": {
      "title": "Caves and forests",
      "text": "You can explore a cave again after {cave, number} minutes, and a forest after {forest, number} hours. After {caves, number} caves or {forests, number} forests in a day you find less, but traps don't get more frequent. A memorial gives one candle a day (you can carry up to {candles, number}), and each blocks one trap."
    },
    "mirages": {
      "title": "Mirages",
      "text": "From {from, number}:00 to {to, number}:00 (UTC), a step onto an empty field (wasteland) has a {percent, number}% chance to reveal a mirage. Explore it before you leave the field to get {reward, number} metal or energy, once a day."
    },
    "places": {
      "title": "Base location",
      "text": "Your base is yours from the start. Others can see it once you've taken your first action. Until you've taken {actions, number} actions, your base comes off the map after {idleHours, number} hours of inactivity. It returns with your next action; you keep everything. One network can have at most {guests, number} guest bases and {young, number} bases of players who joined less than {days, number} days ago. When {botPercent, number}% of all base locations are taken, bots' bases are taken off the map to make room for players. At {percent, number}%, so are those of the players who have been away longest."
    },
    "shield": {
      "title": "Shield",
      "text": "For your first {hours, number} hours, nobody can attack your base, and mines don't explode under you. During that time, the first factory you capture can't be taken either if it has {slots, number} slots or fewer. Your shield ends when you attack a base, try to capture another player's factory or lay mines. Fights against bots don't end it. Bots have no shield."
    },
    "armies": {
      "title": "Armies and slots",
      "text": "Every unit takes up slots, which come from your base and factories. A player's size is their total slots. An army that exceeds its slots loses strength and HP in proportion. Most units need a tech first."
    },
    "battles": {
      "title": "Battles",
      "text": "A battle lasts up to {rounds, number} rounds. A side breaks when it has lost {percent, number}% of its HP; if neither breaks, the defender holds. Some units hit harder against others. {repaired, number}% of lost defense units are repaired. Attacking someone smaller costs morale. It stays at {floor, number}% or more while your army is balanced and Kamikazes make up less than half of the attacking strength."
    },
    "attacks": {
      "title": "Attacks",
      "text": "You can attack {perDay, number} times a day, and the same base again after {again, number} hours. If you win, you take up to {least, number}% of the resource the defender has more of, not counting the first {untouched, number}. Troop Transports raise that to as much as {most, number}%. Bank deposits are safe. Guests can only loot bots, and can't be looted."
    },
    "loot": {
      "title": "Loot limits",
      "text": "In any 24-hour period, all attackers combined can take up to {large, number}% of what a base carries. Attackers less than half its size share a separate {small, number}% limit. Over seven days, you can loot only as much of a resource as you dug, and at most {victim, number}% of that from one player. You can't loot players you referred, or the player who referred you. If your attacker is more than twice your size, you don't lose any defense units permanently."
    },
    "weakness": {
      "title": "Weak targets",
      "text": "You can't attack players who are less than {weak, number}% of your size, with two exceptions. You can attack players who looted your base in the last 24 hours, and take back up to {times, plural, =2 {twice} other {# times}} what they looted. You can also attack players who carry more than {perSlot, number} metal and energy per slot. You then loot only the excess, and all units they lose are repaired."
    },
    "factories": {
      "title": "Factories",
      "text": "Factories make metal and energy; collect it under Factories. An unclaimed factory is guarded by one Wall per {slots, number} slots, up to twice as many in large ones, and more for each factory you own. A factory captured from a player can be plundered, but not captured, for {safe, number} hours. After you abandon a factory, you can't recapture it for {hours, number} hours."
    },
    "smallFactories": {
      "title": "Small factories",
      "text": "Half of all factories have {slots, number} slots or fewer. They are for bases up to level {level, number}, at most {most, number} per player. When more than {percent, number}% of them are owned, the ones held longest are released, and their owners get an alert an hour before. For an hour, only players without a factory can capture them. Previous owners can't recapture them for a day. Factories that were free for an hour in the last 24 hours are exempt."
    },
    "mines": {
      "title": "Mines on the map",
      "text": "A mine stays on an empty field for {hours, number} hours, with at most {most, number} per field. The next player to step there loses {percent, number}% of what they carry, up to {cap, number} of each resource."
    },
    "naps": {
      "title": "NAPs",
      "text": "Two players can agree on a non-aggression pact: they can't attack each other, capture each other's factories or trigger each other's mines. Ending it takes effect after {hours, number} hours."
    },
    "researches": {
      "title": "How research works",
      "text": "Each tool has its own research, with {most, number} levels. Each level costs twice as much as the one before, in metal and in energy. Research is capped at your base level."
    },
    "town": {
      "title": "Banks, market and casino",
      "text": "Nobody can loot the World Bank. The Exchange Bank pays out {percent, number}% of what you exchange. The Black Market has {offers, number} offers a day. You can place {stakes, number} bets a day at the World Casino, which keeps {edge, number}% of each on average."
    },
    "power": {
      "title": "Power and ranks",
      "text": "Power is the sum of the strength of all your units, except Kamikazes, Camouflaged Kamikazes, Camouflaged Traps and Mine Fields. It is halved when attack and defense differ by more than 20% of their sum; otherwise your army is balanced. Players are ranked by power."
    },
    "referrals": {
      "title": "Referrals",
      "text": "You earn {percent, number}% of every dig by players you referred, at no cost to them. Guests count once they choose a name. Each day you're paid up to {own, number}% of what you dug that day, plus {allowance, number}, for each resource. The rest carries over."
    },
    "chance": {
      "title": "Provably fair rolls",
      "text": "Caves, forests, relics, mirages, the casino and battles are rolled from a secret seed whose fingerprint is published before the day begins. The seed is published after the day ends, so anyone can check any roll."
    },
    "factoryClasses": {
      "title": "Factory classes",
      "lead": "A factory's slots decide its class.",
      "class": "{name}: {min, number} to {max, number} slots, {level}, {digs, number} average digs of metal and of energy a day{most}.",
      "upTo": "for bases up to level {level, number}",
      "from": "for bases from level {level, number} on",
      "anyLevel": "for any base",
      "perPlayer": ", at most {most, number} per player"
    },
    "stores": {
      "title": "Stores",
      "text": "Your factories make metal and energy by your dig range. What they make stays in their stores, which are full after {hours, number} hours. Collect all of it at once from anywhere, under Factories. Your {full, number} largest factories make everything, each further one {less, number}% less, but at least {least, number}%. A factory that becomes unclaimed loses its store."
    },
    "plunder": {
      "title": "Capture and plunder",
      "text": "If you beat the guard of another player's factory, a capture takes it with its whole store. A plunder takes {parts, plural, =2 {half} other {part}} of the store, and the owner keeps the factory. Limits on the factories you own don't stop a plunder, but it counts as one of your {perDay, number} attacks a day. Loot from stores obeys your weekly allowance and the {victim, number}% from one player; the rest is destroyed. It opens no revenge."
    },
    "garrisons": {
      "title": "Garrisons",
      "text": "Under Factories, give each factory a share of every kind of defense unit, in steps of {step, number}% and 100% in all. All of them still defend your base. Until you choose, {percent, number}% is split evenly. You can change the shares once every {minutes, number} minutes. The garrison fights only if it's stronger than the Walls that guard every factory. Its losses are repaired, except Camouflaged Traps and Mine Fields."
    },
    "relics": {
      "title": "Relics",
      "text": "Each day (UTC), {perDay, number} relics are hidden for you alone. The map and the list below it show an area of {side, number} by {side, number} fields for each. A relic shows from one step away; stand on its field to take it. It holds {digs, number} average digs of metal or energy, an excavator part, or {drives, number} Probability Drives."
    },
    "renown": {
      "title": "Renown",
      "text": "After each day (UTC), everyone who did something that day is scored for holding factories, raiding, exploring and strength. The day's renown is the best of your four scores, half of the second, a quarter of the third and an eighth of the fourth. Exploring counts relics, and finds while you're rested. Loot from bots doesn't count, and loot from smaller players counts less. Guests earn no renown."
    },
    "seasons": {
      "title": "Seasons",
      "text": "A season has an end, which the Season desk shows. Then the players with the most renown and the highest scores get titles, and a day of peace begins: no attacks, captures, mines or relics. After that, everyone starts again on a new map. Bases, factories, resources, units, techs, research, tools and NAPs are gone; your account, name, titles and the chat stay."
    }
  };
  "seasons": {
    "title": "Seasons",
    "lead": "Each season has a map of its own, champions and an end.",
    "current": "Season {number, number}, running now",
    "past": "Season {number, number}",
    "began": "Began {date}",
    "ended": "Ended {date}",
    "ends": "Ends {date}",
    "noEnd": "No end",
    "prizes": "At the end, five champions get a title that stays next to their names: for the most renown, and for the highest scores in holding, raiding, exploring and strength. The first hundred players and the ten greatest battles are kept here.",
    "play": "Back to the game",
    "failed": "Couldn't load the seasons.",
    "noChampions": "Champions are named when the season ends.",
    "champions": "Champions",
    "player": "Player",
    "former": "Former player",
    "standings": "First hundred",
    "standingsTable": "Standings of season {number, number}",
    "noStandings": "Nobody earned renown in this season.",
    "rank": "Rank",
    "battles": "Greatest battles",
    "noBattles": "No battles in this season.",
    "battle": "{attacker} against {defender}",
    "guard": "Guard",
    "strength": "Strength",
    "replay": "Watch",
    "seed": "Seed of the map:",
    "all": "All seasons",
    "ladder": "Ranks so far",
    "notFound": "There's no such season, or it isn't over yet.",
    "titles": {
      "renown": "Champion",
      "holding": "Best holder",
      "raiding": "Best raider",
      "exploring": "Best explorer",
      "strength": "Strongest"
    },
    "titleOf": "{title}, season {season, number}",
    "won": "Titles",
    "sources": {
      "holding": "Holding",
      "raiding": "Raiding",
      "exploring": "Exploring",
      "strength": "Strength",
      "renown": "Renown"
    },
    "hints": {
      "holding": "Factories, by class and hours held",
      "raiding": "Loot from players at least as large as you counts in full; from bots, not at all",
      "exploring": "Relics, and finds while rested",
      "strength": "Average of your total power by the hour",
      "renown": "Your best score, 1/2 of the second, 1/4 of the third, 1/8 of the fourth"
    },
    "bots": {
      "title": "Today beside the bots",
      "note": "Computer players have no place in the season, but their renown is counted in the same way."
    },
    "panel": {
      "day": "Season {number, number}, day {day, number} of {days, number}",
      "dayNoEnd": "Season {number, number}, day {day, number}",
      "waiting": "Season {number, number} begins {date}.",
      "peace": "Season {number, number} is over. The next one begins after a day of peace.",
      "ends": "It ends {date}.",
      "days": "Renown by day",
      "source": "Source",
      "today": "Today so far",
      "yesterday": "Yesterday",
      "place": "You're number {rank, number} with {renown} renown.",
      "noPlace": "Renown is scored after midnight (UTC), for each day on which you do something.",
      "guest": "Guests earn no renown. Choose a name to take part.",
      "scored": "Today is scored in {span}. Then a new day begins, with new relics and full-yield digs.",
      "failed": "Couldn't load the season.",
      "after": "Then everyone starts again on a new map. You keep your account, your name, titles and the chat."
    }
  };
  "settings": {
    "alertsNote": "Saved with your account. Alerts you turn off are hidden and silent. Your losses and attacks on you always show.",
    "push": {
      "title": "This device",
      "label": "Notify this device when my base is attacked",
      "note": "Works while the game is closed or left idle, for as long as you stay logged in on this device. If you ignore notifications for a day, they pause until you open the game.",
      "short": "You'll be logged out an hour after you leave. Log in with “Stay logged in” to get notifications for 30 days.",
      "notAllowed": "You didn't allow notifications, so nothing was changed.",
      "attackOff": "Attack alerts are turned off. Turn them on above to get notifications.",
      "failed": "Couldn't set up notifications. Check that you're online and try again.",
      "states": {
        "unsupported": "This browser can't show notifications. On an iPhone or iPad, add the game to your Home Screen first and open it there.",
        "absent": "Notifications aren't available right now. Reload the page and try again.",
        "blocked": "Your browser is blocking notifications from the game. Allow them in the site settings next to the address, then reload the page."
      }
    },
    "sounds": {
      "volume": "Volume",
      "volumeOf": "{percent, plural, =0 {Silent} other {#%}}",
      "names": {
        "action": "Action",
        "auth": "Login and logout",
        "admin": "Admin",
        "attack": "Attack",
        "click": "Click",
        "event": "Event",
        "menu": "Menu"
      },
      "test": "Test",
      "testName": "Test: {name}",
      "silent": "The volume is 0, so you won't hear anything.",
      "captions": "Show sound captions",
      "captionsHint": "They appear at the bottom of the page.",
      "note": "Saved in this browser. Only the most recently used tab plays sound."
    },
    "controls": {
      "legend": "Movement keys",
      "defaultNote": "Q W E, A D, Z X C; S reloads",
      "numpadNote": "7 8 9, 4 6, 1 2 3; 5 reloads",
      "both": "Arrow keys always work.",
      "keysTitle": "Your keys: {scheme}",
      "keysNote": "Saved separately for each layout, in this browser.",
      "change": "Change",
      "changeOf": "Change key: {what}",
      "press": "Press a key…",
      "pressHint": "Press Esc to cancel.",
      "changed": "{what}: {key}.",
      "kept": "{what} is still {key}.",
      "reset": "Restore defaults",
      "resetDone": "Default keys restored.",
      "taken": "{key} is already used for “{what}”. Choose another key, or change that one first.",
      "arrow": "Arrow keys always walk. Choose another key.",
      "browser": "{key} is used by the browser. Choose another key.",
      "stay": "Reload this field",
      "dig": "Dig or explore",
      "effortMore": "More effort",
      "effortLess": "Less effort",
      "help": "Keyboard shortcuts",
      "go": "Go {direction}",
      "desk": "Open or close the {desk} desk"
    },
    "display": {
      "languageLegend": "Language",
      "themeLegend": "Theme",
      "themes": {
        "system": "System",
        "dark": "Dark",
        "light": "Light",
        "contrast": "High contrast"
      },
      "systemNote": "Same as your device",
      "motionLegend": "Motion",
      "motions": {
        "system": "System",
        "less": "Reduced"
      },
      "lessNote": "Nothing slides, flickers or counts up",
      "note": "Saved in this browser."
    },
    "captions": {
      "label": "Sounds",
      "of": "Sound: {text}",
      "texts": {
        "step": "a step",
        "click": "a click",
        "digMetal": "digging, metal",
        "digEnergy": "digging, steam",
        "find": "a find",
        "purchase": "a purchase",
        "coins": "coins",
        "use": "a tool in use",
        "capture": "a factory captured",
        "refused": "an action refused",
        "won": "a battle won",
        "lost": "a battle lost",
        "alertAdmin": "admin alert",
        "alertEvent": "event alert",
        "alertAttack": "attack alert",
        "goal": "a goal reached",
        "menuOpen": "a window opens",
        "menuClose": "a window closes",
        "login": "logged in",
        "logout": "logged out"
      }
    }
  };
  "shell": {
    "numberUnits": {
      "million": "M",
      "billion": "B",
      "trillion": "T",
      "quadrillion": "Q"
    },
    "brand": "Emberlode",
    "footer": "Emberlode © 2024",
    "legal": {
      "label": "About this server",
      "rules": "Rules",
      "privacy": "Privacy",
      "terms": "Terms",
      "contact": "Contact"
    },
    "skipToContent": "Skip to content",
    "loading": "Loading…",
    "close": "Close",
    "copy": "Copy",
    "copied": "Copied",
    "retry": "Try again",
    "storage": {
      "refused": "Your browser isn't saving this site's data. Settings and drafts will be lost when you close the page.",
      "cookiesNeeded": "Your browser is blocking cookies. Allow them for this site to log in."
    },
    "linkCopied": "Link copied",
    "copyFailed": "Your browser blocked copying. Select the text and copy it yourself.",
    "notices": "Notifications",
    "announcements": "Announcements",
    "meanwhile": {
      "title": "While you were away",
      "more": "and {count, number} more"
    },
    "newTab": "opens in a new tab",
    "bot": {
      "mark": "Bot",
      "hint": "Played by a program",
      "named": "{name} (bot)",
      "rank": "{rank} among bots"
    },
    "formerPlayer": "a former player",
    "nav": {
      "label": "Main",
      "story": "Story",
      "game": "Game",
      "home": "Home",
      "ranks": "Ranks",
      "clans": "Clans",
      "menuLabel": "Your account",
      "account": "Account",
      "alliances": "Alliances",
      "settings": "Settings",
      "logout": "Logout",
      "menu": "Menu",
      "figures": "Your resources",
      "freeSlots": "Free slots",
      "power": "Power",
      "gameDate": "Game date: year {year, number}, {days, plural, one {# day} other {# days}} since you started, {time}",
      "date": "Date",
      "explainDate": "About the date {day}, {time}",
      "dateMeans": "Your game date: year {year, number}, {days, plural, one {1 day} other {# days}} since you started. The clock runs on UTC. Night, dawn, day and dusk last six hours each, starting at 00:00.",
      "periods": {
        "night": "Night",
        "dawn": "Dawn",
        "day": "Day",
        "dusk": "Dusk"
      }
    },
    "logout": {
      "done": "Logout Complete",
      "failed": "Error logging out",
      "guestTitle": "Log out?",
      "guestText": "Guests can't log back in. Logging out deletes your base.",
      "guestKeep": "Choose a name and keep my base",
      "guestLeave": "Log out and delete"
    },
    "connection": {
      "noAnswer": "The game isn't responding. Check your connection; nothing was lost.",
      "serverError": "Something went wrong, and nothing was changed. Please try again.",
      "lost": "Connection lost. Reconnecting…",
      "back": "Connected again",
      "liveLost": "Live updates lost. Chat and alerts will catch up automatically.",
      "sessionEnds": "You will be logged out in {time}.",
      "stay": "Stay logged in"
    },
    "version": {
      "ready": "A new version is ready.",
      "season": "A new season has begun.",
      "reload": "Reload",
      "later": "Later"
    },
    "crash": {
      "title": "This page crashed",
      "text": "Your game is safe on the server. Reloading usually helps.",
      "reload": "Reload the page"
    },
    "times": {
      "dayAndTime": "{day} {hour, plural, one {at} other {at}} {time}",
      "justNow": "just now"
    }
  };
  "site-pages": {
    "otherLanguage": "This text is only available in {language}.",
    "updated": "Last changed on {date}",
    "failed": "This page couldn't be loaded.",
    "accept": "By signing up, you accept the terms and the rules. The privacy page says what is stored."
  };
  "site-texts": {
    "rules": {
      "intro": "These rules keep the world fun for everyone. They apply to the game, the chat, names and profiles.",
      "chat": "## Chat, names and profiles\n\n- No insults, threats or harassment.\n- No hate speech, and nothing sexual or violent in pictures and names.\n- No spam and no advertising.\n- Don't share private details of other people.\n- Don't pretend to be a moderator, the operator or another player.",
      "play": "## Fair play\n\n- Play with one account. People who share a home or a network may each have their own.\n- Don't sell, buy or trade accounts for real money.\n- If you find a bug, report it and don't use it to your advantage.\n- Raids, mines and captured factories are part of the game, and so is losing.",
      "bots": "## Bots and scripts\n\n- Scripts and bots may play under the same limits as everyone else.\n- An account played by a program needs the bot label. Register it as a bot, or ask the operator for the label.",
      "team": "## What moderators do\n\n- Report a message, a name, a profile or a player in the game. Moderators read every report.\n- Depending on what happened, they warn, mute, suspend or ban. They always give a reason.\n- You can appeal each decision once, on the [appeal page](/appeal). Someone else answers."
    },
    "privacy": {
      "intro": "This page says what this server stores about you, why, and for how long. It has no ads, no trackers and no third-party analytics.",
      "account": "## Your account\n\nStored as long as the account exists:\n\n- username, email address, and a hash of your password (argon2id). The server can't read the password itself.\n- base name, quote, picture and settings;\n- who invited you;\n- everything you do in the game: your log, battles, alerts, marked places, pacts and rankings;\n- API tokens and push subscriptions you set up. A push subscription is deleted with its session.\n\nA guest has no email address and no password. Guests are deleted after 2 to 48 hours without activity.",
      "sessions": "## Sessions, addresses and browsers\n\n- Each login stores its time, when it was last used, and the browser and system in a few words. It is deleted when the session ends: after an idle hour and at most a day, or, with \"stay logged in\", after 30 idle days and at most 90 days.\n- The address an account was made from is deleted after 30 days, or with the guest.\n- The addresses an account is used from, and a random name for each browser, are deleted after 30 days without use.\n\nThese addresses and names limit mass sign-ups and show the team which accounts belong together. An IPv6 address is stored without its last half.",
      "public": "## What others can see\n\nEveryone can see your username, base name, quote, picture, rank and battle reports. Chat messages are public and stay after their author has left, unless a moderator removes them. Nobody but you and the team can see your email address.",
      "team": "## Reports and moderation\n\nReports, warnings, mutes, suspensions, appeals and notes of moderators are kept. The server compares accounts that share a browser or an address, and shows the team those that seem to serve one of them. Every action of the team is recorded in a log that can't be changed. Only admins can see whole addresses.",
      "logs": "## Server logs and backups\n\n- The server's log records logins with the username and the address, and errors. The operator decides how long it is kept.\n- {backups, select, true {The database is backed up automatically. The newest {keep, plural, one {backup is} other {# backups are}} kept, and older ones are deleted, so deleted data can remain in backups until then.} other {The operator decides how backups are made and how long they are kept.}}",
      "mail": "## Mail and push messages\n\nThe server sends mail when you ask for it (a forgotten username or password, or a new email address) and when your account is about to be deleted. It passes through the operator's mail server and yours. Push messages pass through your browser's push service, encrypted.",
      "cookies": "## Cookies\n\nAll cookies belong to this site and are needed to play:\n\n- `sid` keeps you logged in, for up to 400 days in the browser. The server ends it as described above.\n- `device` shows the server that this browser has logged in before, for 365 days.\n- `user` and `loggedIn` let pages start faster, for at most an hour.\n- `language` is your choice of language.\n\nYour browser also stores settings of this site, such as the theme. They stay on your device.",
      "rights": "## Your rights\n\nYou can change most of this in the game. Under Account → Data, you can download your data or delete your account. A hash of your username stays, so that no one else can register it. If the account was banned, a hash of its email address stays until the ban ends, or for a year. For anything else, see [contact](/contact)."
    },
    "terms": {
      "intro": "By playing on this server, you agree to these terms.",
      "service": "## The game\n\nEmberlode is free. There is nothing to buy, and nothing in the game is worth real money. The operator may change or stop this server at any time, and doesn't promise that it always works or that nothing is ever lost.",
      "account": "## Your account\n\n- Keep your password to yourself. You are responsible for what happens with your account.\n- Follow the [rules](/rules). Accounts that break them can be muted, suspended or banned.\n- Guests and accounts that are not used can lose their place on the map. Guests are deleted.",
      "content": "## What you write and upload\n\nMessages, names and pictures remain yours. By publishing them, you allow this server to store them and show them to others. Publish only what you have the right to, and nothing illegal. The team can remove what breaks the rules.",
      "liability": "## Liability\n\nThe game is provided as it is, without a warranty. As far as the law allows, the operator isn't liable for damage from using it.",
      "changes": "## Changes\n\nThese terms can change. The version on this page applies. The [privacy page](/privacy) says what is stored about you."
    },
    "contact": {
      "intro": "The operator of this server hasn't given an address yet.",
      "help": "Meanwhile:\n\n- Report a message or a player in the game: moderators read every report.\n- To appeal a warning, mute, suspension or ban, use the [appeal page](/appeal).\n- If you can't log in, recover your [username](/fuser) or [password](/fpass)."
    }
  };
  "story": {
    "title": "What burns below",
    "lead": "How the Emberlode was found, lost and left to those who dig.",
    "chapters": {
      "seam": {
        "title": "The seam",
        "text": {
          "0": "Nobody was looking for it. A survey crew, three days off its map and out of water, drilled for a well and struck a seam of steel-gray lode that rang like a bell. Under the lode ran something warm. When they lifted the drill, the bit glowed.",
          "1": "They named it the Emberlode: ore above, fire below, neither ever found far from the other. Lode makes walls, barrels and gears. Ember makes them move. Every quarrel on this ground since has been about having a little too much of one and not enough of the other."
        }
      },
      "rush": {
        "title": "The rush",
        "text": {
          "0": "Within a year there were roads. Within five there were two cities, a bank with walls thicker than its promises, a casino that told you its odds and won anyway, and a market that had no name because its customers had none either. Factory halls went up wherever the ground held still. Their chimneys were the only trees some children knew.",
          "1": "The Company that owned it all drew the frontier as a square, fifty fields by fifty, and folded its edges together on paper so that no claim would ever lie at the border. Walk east long enough and you come home from the west. Surveyors argue to this day whether the map was wrong or the land agreed to it."
        }
      },
      "winter": {
        "title": "The quiet winter",
        "text": {
          "0": "Then the deep shafts answered. Those who were above ground say that every vent on the frontier breathed out at once. Those who were below are carved on the memorials. People still light a candle there, and people who have lit one walk out of caves that others do not.",
          "1": "The Company struck its flag within the week. It left the halls running, the vaults locked and the drills where they had stopped. Mines rusted in the caves. Machine parts lay in the dark, waiting for somebody with a lamp and a poor sense of danger."
        }
      },
      "digger": {
        "title": "Those who dig",
        "text": {
          "0": "The heat came back first: thin steam on cold mornings, a red line in the rock. Then the claimants, one tent at a time. No Company this time, and no flag. A claim is a tent, a pick and a stubborn look; a claim that lasts becomes a palisade, a tower, a citadel whose lamps others count on the horizon.",
          "1": "You arrive at dusk with a thousand metal and a thousand energy in the cart. Nobody may touch your tent for three days. The seam rings under your boots. Dig."
        }
      }
    }
  };
  "suggestions": {
    "collect": {
      "text": "Collect what your factories made",
      "stored": "{metal} metal and {energy} energy in store",
      "verb": "Collect all"
    },
    "upgrade": {
      "text": "Upgrade your base to level {level, number}",
      "reason": "{slots, number} more slots"
    },
    "install": {
      "text": "Install your {part}",
      "verb": "Install the {part}"
    },
    "part": {
      "text": "Buy a {part}: pays back in {digs, plural, one {# dig} other {# digs}}",
      "verb": "Buy a {part}"
    },
    "dig": "Dig for about {amount} {resource}",
    "explore": "Explore more of the map",
    "map": "Look at the world map",
    "aim": {
      "label": "Aim:",
      "base": "Base level {level, number}",
      "tech": "{tech}, for {units}",
      "classes": {
        "small": "A small factory",
        "medium": "A medium factory",
        "large": "A large factory",
        "works": "A works"
      },
      "rank": "Rank {rank} in today's renown",
      "short": "{amounts} short, about {digs, plural, one {# dig} other {# digs}}",
      "shortOnly": "{amounts} short",
      "attack": "{attack, number} more attack",
      "strong": "your army is strong enough",
      "renown": "{renown} renown short"
    }
  };
  "tools": {
    "lead": "Tools aren't used up when they fail, except the MDN.",
    "sections": {
      "here": "Usable here",
      "held": "Your tools",
      "missing": "Not owned"
    },
    "list": {
      "here": "Tools you can use here",
      "held": "Your tools",
      "missing": "Tools you don't own"
    },
    "count": "You have {count}",
    "level": "Level {level}",
    "open": "Use",
    "shut": "Close",
    "works": "Works automatically",
    "hereNoneTitle": "Nothing to use here",
    "hereNoneText": "Some tools need an empty field. You get tools from research, the Black Market and forests.",
    "toResearch": "Open Research",
    "get": {
      "research": "Unlock it in Research.",
      "pack": "You get {pack} per research level, and can buy more on the Black Market.",
      "packForest": "You get {pack} per research level. You can also find more in forests or buy them on the Black Market."
    },
    "refused": {
      "emptyOnly": "You need an empty field: wasteland with nothing on it.",
      "alreadyBase": "Your base is already here.",
      "noAttack": "Your attack is 0. Buy attack units first.",
      "resting": "Ready again in {span}"
    },
    "map": {
      "mines": "Where to lay mines",
      "mdn": "Where to sweep",
      "base_mover": "Where to move your base",
      "hint": "Pick a field with the arrow keys, or click or tap it.",
      "picked": "selected",
      "inArea": "in the area",
      "blocks": "too close",
      "here": "you are here"
    },
    "legend": {
      "mines": "Mines can go here if none of the highlighted fields has a building or a base.",
      "mdn": "Clears other players' mines on the highlighted fields, except those of your NAP partners.",
      "base_mover": "Your base moves to the highlighted field."
    },
    "walkFirst": "Walk to {x, number}, {y, number} first",
    "mines": {
      "howMany": "Number of mines",
      "choose": "Choose how many mines.",
      "go": "{count, plural, =0 {Lay mines} one {Lay # mine} other {Lay # mines}}",
      "note": "They stay for {hours, number} hours and explode under the next player to step there. A field holds at most five.",
      "dropsShield": "Laying mines ends your shield.",
      "question": {
        "title": "Give up your shield?",
        "text": "Laying mines ends your shield immediately. From then on you can be attacked.",
        "verb": "Lay mines"
      },
      "laid": "{count, plural, one {It stays} other {They stay}} until {time} tomorrow."
    },
    "mdn": {
      "go": "Sweep this area",
      "note": "You keep half of the mines you clear. Each sweep uses up one MDN, even if it finds nothing."
    },
    "army_locator": {
      "go": "Find a base to attack",
      "note": "Compares total strength only: matchups, morale and Ramparts can still decide the fight."
    },
    "flag_locator": {
      "go": "Find a factory",
      "note": "Finds the nearest factory owned by another player or, failing that, the nearest unclaimed one."
    },
    "base_locator": {
      "whose": "Which base",
      "nearest": "The nearest one",
      "named": "A player's",
      "player": "Player",
      "placeholder": "Type a name",
      "go": "Find the nearest base",
      "goUnnamed": "Find a player's base",
      "goNamed": "Find {name}'s base",
      "choose": "Choose a player first.",
      "seen": "on your map",
      "rank": "rank {rank}",
      "ofBot": "bot, {note}"
    },
    "base_mover": {
      "go": "Move your base here",
      "question": {
        "title": "Move your base here?",
        "text": "Your base will move off its current field, and the Base Mover will be used up.",
        "verb": "Move base"
      },
      "note": "You keep your units and slots. Mines on the field are cleared."
    },
    "prob_drive": {
      "type": "Field type",
      "go": "Jump to: {title}",
      "note": "Takes you to a random field of that type. Mines there can explode."
    },
    "improb_drive": {
      "go": "Jump anywhere",
      "note": "Takes you to a random field on the map. Mines there can explode.",
      "odds": "What can happen",
      "plain": "Just the jump",
      "rare": "Something wildly unlikely",
      "which": "When it happens, each of these is equally likely:",
      "kinds": {
        "part": "An excavator part, at cave odds",
        "mirage": "A mirage, if you haven't explored one today",
        "pikemen": "{min, number} to {max, number} Pikemen, if you have free slots",
        "candles": "All your candles go out"
      }
    },
    "gps": {
      "plots": "Your plots",
      "note": "One trip every {minutes, number} minutes.",
      "go": "Travel",
      "goTo": "Travel to {title}",
      "where": "{x, number}, {y, number}. {steps}",
      "steps": "{steps, plural, one {1 step to the {direction}} other {# steps to the {direction}}}",
      "hereNow": "You're here.",
      "noneTitle": "No plots yet",
      "noneText": "Save a place as a plot, and the GPS can take you back to it.",
      "toPlots": "Open Plots"
    },
    "found": {
      "title": "Found",
      "base": "{name}'s base",
      "defended": "{name}'s base: defense {defense}, less than your attack by total strength",
      "factory": "Another player's factory",
      "freeFactory": "Unclaimed factory",
      "walk": "Walk there",
      "save": "Save as plot",
      "saved": "Saved as plot",
      "savedDone": "Plot saved: {title}.",
      "dismiss": "Dismiss this find"
    },
    "words": {
      "metal": "metal",
      "energy": "energy",
      "mines": "{count, plural, one {mine} other {mines}}",
      "pikemen": "{count, plural, one {Pikeman} other {Pikemen}}",
      "candles": "{count, plural, one {candle} other {candles}}"
    }
  };
  "town": {
    "resource": "Resource",
    "resources": {
      "metal": "Metal",
      "energy": "Energy"
    },
    "resourceNouns": {
      "metal": "metal",
      "energy": "energy"
    },
    "carried": "{resource} carried",
    "amount": "How much {resource}",
    "needs": {
      "bank": {
        "title": "World Bank counter",
        "reason": "You need a Bank Card to open an account. Its first level costs:"
      },
      "market": {
        "title": "The stalls",
        "reason": "You need a Black Market Key to buy here. Its first level costs:"
      },
      "casino": {
        "title": "The tables",
        "reason": "You need a Casino Key to play here. Its first level costs:"
      }
    },
    "toResearch": "Research {name}",
    "bank": {
      "lead": "In the vault: {metal} metal, {energy} energy. Limit: {cap} each.",
      "leadNoCard": "No account yet",
      "safe": "Deposits are free and safe from attacks. They earn no interest.",
      "action": "Action",
      "actions": {
        "deposit": "Deposit",
        "withdraw": "Withdraw"
      },
      "inBank": "{resource} in the bank",
      "nounCarried": "{resource} carried",
      "nounInBank": "{resource} in the bank",
      "atRisk": "Max loss in one attack",
      "go": {
        "deposit": "Deposit {what}",
        "withdraw": "Withdraw {what}"
      },
      "full": "Your account is full.",
      "nothing": {
        "deposit": "You aren't carrying any.",
        "withdraw": "You have none in the bank."
      }
    },
    "exchange": {
      "lead": "For every 10 you give, you get 9 of the other resource.",
      "give": "Give",
      "youGive": "You give",
      "go": "Exchange {gives} for {gets}",
      "tooLittle": "The minimum is {least}.",
      "fee": "Fee",
      "youGet": "You get"
    },
    "market": {
      "note": "Everyone gets the same six offers. Each player has a separate daily limit.",
      "offers": "Today's offers",
      "next": "New offers in {span}",
      "below": "{percent} below list price",
      "above": "{percent} above list price",
      "atList": "at list price",
      "left": "{left, number} of {stock, number} left today",
      "noKey": "{stock} a day with a Black Market Key",
      "kinds": {
        "tool": "Tool",
        "part": "Excavator part"
      },
      "price": "{price} {resource} each",
      "howMany": "Quantity: {title}",
      "choose": "Choose",
      "chosen": "Close",
      "go": "Buy {title} ×{count} for {price}",
      "goNone": "Buy {title}",
      "soldOut": "You've reached today's limit.",
      "partLimit": "You already have as many of this part as you can.",
      "short": "You can't afford one."
    },
    "casino": {
      "lead": "2% house edge on every game. {left, number} of {perDay, number} bets left today.",
      "games": {
        "coin": "Coin",
        "dice": "Dice",
        "wheel": "Wheel"
      },
      "game": "Game",
      "choice": "Your pick",
      "coin": {
        "0": "Heads",
        "1": "Tails"
      },
      "stake": "Bet",
      "odds": {
        "coin": "The coin",
        "dice": "The die",
        "wheel": "The wheel (50 segments)"
      },
      "win": "Pays {pays}×",
      "lose": "Nothing",
      "expected": "Bet {stake} and you get {mean} back on average: the house keeps {edge}.",
      "play": "Bet {stake} {resource}",
      "playNone": "Bet {resource}",
      "session": "This session",
      "sessionNone": "No bets yet",
      "sessionEven": "Nothing won or lost",
      "limit": "Loss limit",
      "limits": {
        "none": "No limit",
        "of": "{amount}"
      },
      "limitReached": "You've reached your loss limit. Come back another time, or raise the limit.",
      "proof": "You can check every roll once the day's seed is published.",
      "won": "{result}. You won.",
      "lost": "{result}. You lost.",
      "even": "{result}. You get your bet back.",
      "results": {
        "heads": "The coin came up heads",
        "tails": "The coin came up tails",
        "dice": "The die came up {pips, number}",
        "wheel": "The wheel stopped on {pays, number}×"
      }
    }
  };
  "treaties": {
    "title": "Alliances",
    "tabs": {
      "naps": "NAPs",
      "clans": "Clans"
    },
    "lead": "A NAP is a non-aggression pact between two players. Neither can attack the other, capture the other's factories or trigger the other's mines. It lasts another 24 hours after either player ends it or blocks the other.",
    "failed": "Couldn't load your NAPs.",
    "ask": {
      "title": "Ask for a NAP",
      "label": "Player name",
      "hint": "The player gets an alert and can accept or reject the NAP. Until it's accepted, you can attack each other.",
      "nameFirst": "Enter a player name.",
      "submit": "Ask for a NAP",
      "pending": "Asking…"
    },
    "lists": {
      "toYou": {
        "title": "Requests to you",
        "search": "Search requests to you",
        "emptyTitle": "No requests",
        "empty": "Requests from other players appear here."
      },
      "naps": {
        "title": "Your NAPs and blocks",
        "search": "Search your NAPs",
        "emptyTitle": "No NAPs yet",
        "empty": "Use the form above to ask a neighbor. Find names on the Ranks page or on the map."
      },
      "byYou": {
        "title": "Your requests",
        "search": "Search your requests",
        "emptyTitle": "No open requests",
        "empty": "Requests you send appear here until they're answered."
      }
    },
    "count": "{shown} of {all}",
    "noMatch": "No matches for “{text}”.",
    "base": {
      "rank": "Rank {rank}",
      "power": "Power {power}"
    },
    "offMap": "No base on the map",
    "states": {
      "asksYou": "Asked you",
      "rejectedByYou": "Rejected by you",
      "active": "Active",
      "ended": "Ending",
      "blocked": "Blocked",
      "askedByYou": "Waiting",
      "rejectedYou": "Rejected"
    },
    "now": {
      "asksYou": "{name} has asked you for a NAP.",
      "rejectedByYou": "You rejected {name}'s request. They can ask again a day after they sent it.",
      "active": "You and {name} have a NAP.",
      "ended": "Your NAP with {name} is ending.",
      "blocked": "You've blocked NAP requests from {name}.",
      "askedByYou": "You asked {name} for a NAP.",
      "rejectedYou": "{name} rejected your request. You can ask again a day after you sent it."
    },
    "who": {
      "neither": "Neither of you can attack the other.",
      "both": "You can attack each other.",
      "untilAccepted": "Until it's accepted, you can attack each other.",
      "until": "The NAP lasts until {date}. After that, you can attack each other.",
      "untilUnlessAccepted": "The old NAP lasts until {date}. After that you can attack each other, unless this request is accepted first."
    },
    "left": "{span} left",
    "controls": {
      "accept": "Accept",
      "reject": "Reject",
      "block": "Block",
      "allowed": "Allow requests",
      "end": "End NAP",
      "ask": "Ask again",
      "lift": "Unblock",
      "takeBack": "Withdraw"
    },
    "controlOf": "{control}: NAP with {name}",
    "questions": {
      "block": "Block {name}?",
      "end": "End your NAP with {name}?"
    },
    "effects": {
      "accept": "Once you accept, neither of you can attack the other.",
      "reject": "Nothing changes. {name} can ask again a day after sending this request.",
      "block": "You and {name} can't have a NAP, and {name} can't ask for one, until you unblock them.",
      "blockStanding": "Turning this off blocks {name} from asking you. The NAP ends on {date}. After that, you can attack each other.",
      "blockEnding": "Turning this off blocks {name} from asking you. The NAP still ends as planned.",
      "allow": "Turning this on unblocks {name} and asks for a NAP, at most once a day. Once they accept, neither of you can attack the other.",
      "end": "The NAP ends on {date}. After that, you can attack each other.",
      "ask": "Once {name} accepts, neither of you can attack the other.",
      "lift": "{name} can ask you again. This doesn't send a request.",
      "takeBack": "{name} will no longer be able to accept it."
    },
    "done": {
      "asked": "NAP request sent to {name}.",
      "active": "You and {name} now have a NAP.",
      "rejected": "You rejected {name}'s request.",
      "blocked": "{name} is blocked and can't ask you for a NAP.",
      "ended": "You ended your NAP with {name}.",
      "lifted": "{name} is unblocked and can ask you again.",
      "takenBack": "You withdrew your request to {name}."
    },
    "clans": {
      "title": "No clans yet",
      "text": "You can't join clans yet. For now, team up with a NAP."
    },
    "bulk": {
      "label": "Selected players",
      "allow": "Unblock and ask for a NAP",
      "none": "You can't do that with any of the selected players.",
      "done": "{count, plural, one {Done for # player.} other {Done for # players.}}",
      "questions": {
        "block": {
          "title": "{count, plural, one {Block # player?} other {Block # players?}}",
          "text": "You can't have a NAP with them, and they can't ask you for one, until you unblock them. Active NAPs end on {date}."
        },
        "end": {
          "title": "{count, plural, one {End # NAP?} other {End # NAPs?}}",
          "text": "{count, plural, one {It ends} other {They end}} on {date}. After that, you can attack each other."
        }
      }
    }
  };
  "world": {
    "players": "Players",
    "battlesToday": "Battles today",
    "online": "Online now",
    "strongest": "Strongest",
    "power": "{power} power",
    "nobody": "Nobody yet",
    "unknown": "–",
    "unknownSpoken": "unknown right now",
    "schedule": {
      "peace": {
        "planned": "Peace begins in {span}",
        "running": "Peace for another {span}: players can't fight each other",
        "plannedAt": "Peace begins on {from}. Until {until}, players can't fight each other.",
        "runningUntil": "The world is at peace until {until}. Players can't fight each other."
      },
      "maintenance": {
        "planned": "Maintenance begins in {span}",
        "running": "Under maintenance for another {span}: you can look around, but not act",
        "open": "Under maintenance: you can look around, but not act",
        "plannedAt": "Maintenance begins on {from}. While it lasts, you can look around, but not act.",
        "runningUntil": "The game is under maintenance until {until}. You can look around, but not act.",
        "runningOpen": "The game is under maintenance. You can look around, but not act.",
        "soon": "Maintenance begins in less than {minutes, plural, one {# minute} other {# minutes}}."
      },
      "days": "{days, plural, one {# day} other {# days}} {hours, plural, =0 {} one {# hour} other {# hours}}",
      "hide": "Hide"
    }
  };
}
