/** Written by `npm run messages`. */
export interface Messages {
  "account": {
    "username": "Username",
    "email": "E-mail",
    "password": "Password",
    "newPassword": "New password",
    "usernameHint": "3 to 15 letters, digits, _ or -",
    "passwordHint": "At least 8 characters",
    "show": "Show",
    "hide": "Hide",
    "showPassword": "Show password",
    "hidePassword": "Hide password",
    "stay": "Stay logged in",
    "stayHint": "For 30 days, on a device that only you use.",
    "tryAgainIn": "Too many tries. Try again in {span}.",
    "tryAgainNow": "You can try again now.",
    "login": {
      "tab": "Log in",
      "title": "Welcome back",
      "submit": "Log in",
      "forgotUsername": "Forgot username?",
      "forgotPassword": "Forgot password?"
    },
    "register": {
      "tab": "Create account",
      "title": "Stake your claim",
      "submit": "Create account",
      "invitedBy": "Invited by {name}"
    },
    "guest": {
      "lead": "Only looking?",
      "submit": "Play as guest",
      "note": "No form. Choose a name later and keep everything.",
      "playNow": "Play now"
    },
    "formsLabel": "Log in or create an account",
    "working": "One moment…",
    "sessionEnded": "Your session has ended. Log in again; you are where you left off.",
    "cookieGone": "This browser no longer says who you are. If your session still runs, loading the page again brings you back; else log in.",
    "loginNeeded": "Log in or play as guest to enter the game.",
    "loginNeededFor": "Log in or play as guest to see {x}, {y}.",
    "checkForm": "Please check the marked fields.",
    "forgotUsername": {
      "title": "Forgot your username?",
      "lead": "Give the e-mail address of your account. We send the username there.",
      "submit": "Send my username",
      "sent": "If an account has this address, a message with the username is on its way."
    },
    "forgotPassword": {
      "title": "Forgot your password?",
      "lead": "Give your username or your e-mail address. We send a link to choose a new password.",
      "either": "Username or e-mail",
      "submit": "Send the link",
      "sent": "If that account exists, a message with a link is on its way. The link works once."
    },
    "resetPassword": {
      "title": "Choose a new password",
      "lead": "After this, every open session of your account ends and you log in again.",
      "submit": "Set the password",
      "done": "The password is set. Log in with it.",
      "again": "Ask for a new link"
    },
    "confirmEmail": {
      "title": "Confirm your e-mail address",
      "lead": "One press, and your account uses the address that this link was sent to.",
      "submit": "Confirm the address",
      "done": "The address is confirmed. Mail about your account goes there from now on."
    },
    "backToLogin": "Back to log in",
    "guestLasts": "An unnamed base lasts while you play. It is given up after 48 idle hours, and after 2 idle hours with fewer than 20 actions.",
    "keep": {
      "title": "Keep this base?",
      "yes": "Name yourself",
      "later": "Not now"
    },
    "playerName": {
      "label": "You",
      "guest": "Kept until?",
      "keep": "Name yourself to keep your base"
    },
    "upgrade": {
      "title": "Name yourself",
      "lead": "You are playing as a guest. With a name and a password you keep your base, your resources and everything explored, on any device.",
      "submit": "Keep my game",
      "done": "Welcome, {name}. Everything is kept."
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
  "alert-texts": {
    "raided": "Your base was raided",
    "baseHeld": "Your base held",
    "factoryHeld": "Your factory held",
    "factoryLost": "You lost a factory",
    "mine": "One of your mines went off",
    "referral": {
      "title": "Referral credit",
      "content": "A player whom you referred is digging today: a tenth of it is yours on top."
    },
    "nap": {
      "title": "A pact is offered",
      "content": "{asker} asks you for a non-aggression pact."
    },
    "report": {
      "title": "Your report was decided",
      "content": {
        "removed": "A moderator has removed the chat message that you reported. Thank you.",
        "dismissed": "A moderator has read the chat message that you reported and found that it may stay."
      }
    },
    "absence": {
      "title": "Factories lost",
      "content": "You were away for a week: {factories, plural, one {your factory has} other {your # factories have}} fallen free."
    },
    "release": {
      "title": "A factory will fall free",
      "content": "Small factories are scarce: yours at {x, number}, {y, number} falls free for newcomers at {time} UTC."
    },
    "attackedTimes": "You were attacked {attacks, number} times"
  };
  "alerts": {
    "title": "Alerts",
    "bell": "{unread, plural, =0 {Alerts} other {Alerts, # unread}}",
    "none": "Nothing has happened yet.",
    "noneNext": "Attacks, losses and news of the world are listed here. Until then: dig, and explore.",
    "unread": "{count, plural, =0 {All read} other {# unread}}",
    "readAll": "Mark all read",
    "older": "Show older",
    "loadingOlder": "Loading older alerts…",
    "noOlder": "These are all of your alerts.",
    "isNew": "New",
    "leads": "Go there",
    "types": {
      "admin": "Admin",
      "event": "Event",
      "attack": "Attack"
    }
  };
  "answers": {
    "device": {
      "unknown": "Unknown device",
      "unknownBrowser": "Unknown browser on {system}",
      "on": "{browser} on {system}"
    }
  };
  "army": {
    "plurals": {
      "pikeman": "Pikemen",
      "archer": "Archers",
      "swordsman": "Swordsmen",
      "musketeer": "Musketeers",
      "kamikaze": "Kamikazes",
      "flamethrower": "Flamethrowers",
      "machine_gunner": "Machine Gunners",
      "rocketeer": "Rocketeers",
      "sniper": "Snipers",
      "camouflaged_kamikaze": "Camouflaged Kamikazes",
      "wall": "Walls",
      "marksman": "Marksmen",
      "trench": "Trenches",
      "flame_tower": "Flame Towers",
      "camouflaged_trap": "Camouflaged Traps",
      "moat": "Moats",
      "machine_gun_nest": "Machine Gun Nests",
      "attack_dog": "Attack Dogs",
      "missile_tower": "Missile Towers",
      "mine_field": "Mine Fields"
    },
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
    "lead": {
      "attack": "Your attack units go with you when you attack a base or a factory.",
      "defense": "Your defense units guard your base; a quarter of them guards your factories."
    },
    "figures": {
      "strength": "Strength",
      "hp": "HP",
      "metal": "Metal",
      "energy": "Energy",
      "slots": "Slots",
      "owned": "Owned"
    },
    "howMany": "{unit}: how many",
    "buy": "Buy",
    "buyUnits": "Buy {units}",
    "buyTech": "Buy {tech}",
    "buying": "Buying…",
    "bought": "Bought: {units}.",
    "learned": "Bought the tech {tech}.",
    "owned": "Owned",
    "metal": "metal",
    "energy": "energy",
    "slotsWord": "free slots",
    "powerWord": "power",
    "more": "Worth and matchups",
    "needs": "Needs {tech}: {price}",
    "opens": "Opens {units}",
    "ramparts": "Walls and Marksmen strike {share} harder in battle",
    "both": "{cost} metal and {cost} energy",
    "free": "Yours from the start",
    "slotsShort": "Short by {slots} slots: capture a factory or upgrade your base.",
    "worth": {
      "fights": "In battle",
      "each": "{strength} damage a round, {hp} hp",
      "strike": "strikes once, first, for {strength} damage, and is used up",
      "perResources": "Strength for 1,000 resources",
      "perSlots": "Strength for 1,000 slots",
      "strong": "Strong against (× {factor})",
      "weak": "Weak against (× {factor})",
      "nobody": "nobody",
      "last": "Against {name}, met {when}",
      "lastFactor": "× {factor}",
      "lastNobody": "nobody there whom it could hit"
    },
    "dial": {
      "title": "Power",
      "attack": "Attack",
      "defense": "Defense",
      "total": "Power",
      "slots": "Free slots",
      "zone": "Within 20%: counts in full",
      "empty": "No unit counts yet.",
      "whole": "The sides are within 20%: power counts in full.",
      "halved": "Halved: {missing} more {side} strength and power counts in full.",
      "sides": {
        "attack": "attack",
        "defense": "defense"
      },
      "withBought": "With {text}",
      "oneStrike": "The fifth and tenth unit do not count in power.",
      "label": "Balance: {attack} attack to {defense} defense strength"
    }
  };
  "away": {
    "minutes": "{amount, plural, one {# minute} other {# minutes}}",
    "hours": "{amount, plural, one {# hour} other {# hours}}",
    "days": "{amount, plural, one {# day} other {# days}}",
    "title": "Since you left, {span} ago",
    "close": "Close what happened since you left",
    "report": "See the report",
    "answer": "Answer",
    "alerts": "See alerts",
    "unknown": "Not known right now.",
    "newBase": "Your base has a new place, at {x, number}, {y, number}; you keep all that you own.",
    "quiet": "Nobody attacked you.",
    "attacks": "{amount, plural, one {# attack} other {# attacks}} on you, {held, number} held.",
    "newDay": "A new day: your full digs are back.",
    "veins": "{amount, plural, one {# vein} other {# veins}} in sight.",
    "rested": "Every field you used has rested.",
    "resting": "{amount, plural, one {# field rests} other {# fields rest}} still.",
    "unread": "{amount, plural, one {# unread alert} other {# unread alerts}}.",
    "noUnread": "No unread alerts.",
    "asks": "{names} {count, plural, one {asks} other {ask}} you for a NAP.",
    "noAsks": "Nobody asks you for a NAP."
  };
  "battles": {
    "title": "Battle report",
    "attackBy": {
      "base": "Attack by {attacker} on the base of {owner}",
      "factory": "Attack by {attacker} on the factory of {owner}",
      "free": "Attack by {attacker} on a free factory"
    },
    "at": "{x, number}, {y, number}",
    "look": "Look at the field {x, number}, {y, number}",
    "copyLink": "Copy link",
    "justNow": "just now",
    "ending": {
      "empty": "Nobody defended. The attack won without a fight.",
      "held": "Ten rounds went by and neither side broke: the defense held.",
      "firstStrike": "in the first strike",
      "round": "in round {round, number}",
      "defenseBroke": "The defense broke {when}: half of its hp was gone.",
      "attackBroke": "The attack broke {when}: half of its hp was gone.",
      "attackSpent": "The attack had nobody left after its one strike.",
      "defenseSpent": "The defense had nobody left after its one strike.",
      "bothAttacker": "Both sides broke {when}. The attack had the larger share left, and won.",
      "bothDefender": "Both sides broke {when}. The attack had no larger share left: the defense held."
    },
    "sides": {
      "attacker": "Attacker",
      "defender": "Defender"
    },
    "won": "Won",
    "lost": "Lost",
    "noOwner": "Free factory",
    "walls": "Guard of Walls",
    "attackerSentence": {
      "raided": "The army of {name} raided the base",
      "took": "The army of {name} took the factory",
      "beaten": "The army of {name} was beaten off",
      "home": "{home, plural, =0 {and none came home.} other {and {homeText} of {sent} came home.}}"
    },
    "defenderSentence": {
      "baseLost": "The base of {owner} was raided",
      "baseHeld": "The base of {owner} held",
      "factoryLost": "The factory of {owner} was lost",
      "factoryHeld": "The factory of {owner} held",
      "freeLost": "The free factory was taken",
      "freeHeld": "The free factory held",
      "noUnits": "there was no unit to lose.",
      "noLoss": "no unit was lost.",
      "loss": "{lostText} of {stood} {lost, plural, one {was} other {were}} lost",
      "repaired": ", and {text} of them repaired.",
      "end": "."
    },
    "units": "{text} {count, plural, one {unit} other {units}}",
    "loot": "Loot",
    "lootNoneLost": "None: only a victory brings loot.",
    "lootNothing": "None: there was nothing that could be carried off.",
    "lootFactory": "The factory itself",
    "armies": {
      "attacker": "Army of {name}",
      "defender": "Defense of {name}",
      "walls": "Guard of the factory",
      "unit": "Unit",
      "sent": "Sent",
      "stood": "Stood",
      "lost": "Lost",
      "usedUp": "Used up",
      "repaired": "Repaired",
      "home": "Came home",
      "left": "Left",
      "all": "All",
      "none": "Nobody stood here.",
      "usedUpNote": "Used up: these units strike once, first, and are gone. Nobody can hit them. Traps that nobody set off stay."
    },
    "course": {
      "title": "Course",
      "lead": "What each side had left after every exchange of blows. A side breaks at half, the mark in the bars.",
      "round": "Round",
      "start": "Start",
      "firstStrike": "First strike",
      "hp": "{hp} hp",
      "took": "took {damage} damage",
      "tookShare": "took {share}",
      "noHp": "No hp on the field",
      "none": "There was no fight: nobody stood in the way."
    },
    "replay": {
      "title": "The battle again",
      "play": "Play",
      "again": "Play again",
      "pause": "Pause",
      "back": "Step back",
      "forward": "Step forward",
      "speed": "Speed",
      "times": "{speed, number}x",
      "scrub": "Exchange of blows",
      "fell": "−{count}",
      "said": "{share}, {units2}",
      "step": "{round}. Attacker: {attacker}. Defender: {defender}."
    },
    "whatIf": "What if",
    "whatIfText": "Fight it again with other numbers",
    "factors": {
      "title": "What counted",
      "standing": "Size: slots of all factories",
      "standingNone": "Does not count: the Walls belong to nobody",
      "balance": "Attack and defense power",
      "inBalance": "Nearly equal: morale of 90% or more, unless half is Kamikazes",
      "outOfBalance": "More than 20% apart: morale may fall below 90%",
      "morale": "Morale",
      "moraleFull": "Full: the other side was not smaller",
      "moraleLow": "The other side was smaller: hits with {share} of its strength",
      "supply": "Room for the army",
      "supplyFull": "Slots enough for all units",
      "supplyShort": "Slots for {share} of it: strength and hp sink to {share}",
      "baseLevel": "Base level",
      "baseLevelNone": "None",
      "baseLevelValue": "{level, number}: strength {share}",
      "ramparts": "Ramparts",
      "rampartsOwned": "Owned: strength of Walls and Marksmen {share}",
      "rampartsNone": "Not owned",
      "margin": "Hp that the winner had left",
      "lootValue": "{share} of what could be carried off: more hp left, more loot"
    },
    "proof": {
      "title": "Replay",
      "same": "Replayed here: the same outcome",
      "sameText": "Your browser fought this battle again, with the function that the server runs, from the armies, the numbers under What counted and the seed. Everything came out as reported here.",
      "other": "Replayed here: not the same outcome",
      "otherText": "From the same armies, numbers and seed your browser gets another battle: the {winner} wins, and this differs from what is reported here: {differs}.",
      "parts": {
        "rounds": "rounds",
        "losses": "losses",
        "repaired": "repaired units",
        "survivors": "survivors",
        "remaining": "hp left",
        "winner": "winner",
        "ending": "ending",
        "margin": "margin"
      },
      "winner": {
        "attacker": "attacker",
        "defender": "defender"
      },
      "otherRules": "Not replayed here: fought by other rules",
      "otherRulesText": "The battle was fought by version {fought, number} of the rules, and this page knows version {known, number}. What stands here is the report of that time.",
      "seed": "Seed",
      "rules": "Rules version",
      "fought": "Fought"
    },
    "missing": {
      "title": "No such battle",
      "lead": "This address leads to no battle report. Check that the whole link was copied.",
      "text": "Your alerts link the reports of fights that others started."
    },
    "failed": "The report could not be loaded.",
    "toGame": "Back to the game"
  };
  "calculator": {
    "title": "Battle calculator",
    "lead": "Two armies, a thousand battles by the game's own function. The address of this page holds everything that you enter: share it.",
    "copy": "Copy link",
    "attacker": "Attacker",
    "defender": "Defender",
    "attack": "Attack units",
    "defense": "Defense units",
    "attackSlots": "Slots of all factories",
    "defenseSlots": "Slots of all factories",
    "walls": "A neutral guard, which nobody's size matters to",
    "baseLevel": "Base level",
    "ramparts": "Ramparts: Walls and Marksmen strike 25% harder",
    "balanced": "Attack and defense power within 20%: morale of 90% or more, unless half is Kamikazes",
    "attackSupply": "Room for the army, in %",
    "defenseSupply": "Room for the army, in %",
    "morale": "Morale of the attacker",
    "result": "A thousand battles",
    "names": {
      "attacker": "Losses of the attacker",
      "defender": "Losses of the defender"
    },
    "reset": "Begin again",
    "back": "Back to the game"
  };
  "catalogue": {
    "fields": {
      "base": {
        "title": "Base",
        "description": "Somebody calls this home. Lights burn behind the palisade."
      },
      "factory": {
        "title": "Factory",
        "description": "Halls and smokestacks. Whoever holds them has room for a larger army."
      },
      "forest": {
        "title": "Forest",
        "description": "Tall trees and narrow paths. People lose things in here, and find them."
      },
      "cave": {
        "title": "Cave",
        "description": "A dark mouth in the rock. Machine parts lie about, and so do traps."
      },
      "waste": {
        "title": "Wasteland",
        "description": "Cracked earth and wind. Nothing here, at least not now."
      },
      "market": {
        "title": "Black Market",
        "description": "Six stalls, no questions. The offers change every day."
      },
      "bank": {
        "title": "World Bank",
        "description": "Thick walls and patient clerks. What lies in the vault cannot be looted."
      },
      "memorial": {
        "title": "Memorial",
        "description": "Names cut into stone. Light a candle and take its luck along."
      },
      "casino": {
        "title": "World Casino",
        "description": "Coin, dice and a wheel. The house takes two parts in a hundred, and says so."
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
        "description": "Metal for energy, energy for metal, one part in ten for the counter."
      },
      "mirage": {
        "title": "Mirage",
        "description": "Something shimmers in the heat. It will be gone with your next step."
      },
      "euc": {
        "title": "Excavator Center",
        "description": "The workshop for digging gear. Parts installed here raise what a dig yields."
      }
    },
    "tools": {
      "hotcut": {
        "name": "Troop Transport",
        "description": "Carries home a larger share of the loot after a won attack."
      },
      "mines": {
        "name": "Mines",
        "description": "Laid on an empty field, they go off under the next stranger who steps there.",
        "used": "You laid {n, plural, one {# mine} other {# mines}} at {x, number}, {y, number}."
      },
      "mdn": {
        "name": "MDN",
        "description": "Mine detection: clears foreign mines within two cells, your partners' excepted, and keeps half.",
        "used": "You swept the ground around {x, number}, {y, number}: {cleared, plural, one {# mine} other {# mines}} cleared, {kept, number} kept."
      },
      "gps": {
        "name": "GPS",
        "description": "Travels straight to one of your plots.",
        "used": "The GPS took you to {x, number}, {y, number}."
      },
      "scouter": {
        "name": "Slot Scouter",
        "description": "Shows the slots and the guard of a factory before you fight; each level sees farther."
      },
      "bank": {
        "name": "Bank Card",
        "description": "Opens an account at the World Bank; each level holds twice as much."
      },
      "casino": {
        "name": "Casino Key",
        "description": "Lets you into the World Casino; each level doubles the highest stake."
      },
      "market": {
        "name": "Black Market Key",
        "description": "Lets you trade on the Black Market."
      },
      "army_locator": {
        "name": "Army Locator",
        "description": "Finds the nearest base that your army can beat and may attack.",
        "used": "The Army Locator points to {name}'s base at {x, number}, {y, number}."
      },
      "flag_locator": {
        "name": "Flag Locator",
        "description": "Finds the nearest factory somebody else holds, or else the nearest free one.",
        "used": "The Flag Locator points to a {free, select, true {free factory} other {factory}} at {x, number}, {y, number}."
      },
      "base_locator": {
        "name": "Base Locator",
        "description": "Finds the base of a player you name, or else the nearest one.",
        "used": "The Base Locator points to {name}'s base at {x, number}, {y, number}."
      },
      "base_mover": {
        "name": "Base Mover",
        "description": "Moves your base to the empty field you stand on.",
        "used": "Your base now stands at {x, number}, {y, number}."
      },
      "prob_drive": {
        "name": "Probability Drive",
        "description": "Jumps to a random field of a type you choose.",
        "used": "The Probability Drive took you to {x, number}, {y, number}."
      },
      "improb_drive": {
        "name": "Improbability Drive",
        "description": "Jumps anywhere at all. One time in ten something wildly unlikely happens.",
        "used": "The Improbability Drive took you to {x, number}, {y, number}."
      }
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
    "rarities": {
      "Common": "Common",
      "Uncommon": "Uncommon",
      "Rare": "Rare",
      "Epic": "Epic",
      "Legendary": "Legendary"
    },
    "directions": {
      "nw": "north-west",
      "n": "north",
      "ne": "north-east",
      "w": "west",
      "stay": "here",
      "e": "east",
      "sw": "south-west",
      "s": "south",
      "se": "south-east"
    },
    "rarePart": "{rarity, select, Uncommon {Uncommon} Rare {Rare} Epic {Epic} Legendary {Legendary} other {Common}} {part}"
  };
  "chat": {
    "title": "Chat",
    "log": "Messages of all players",
    "placeholder": "Type message...",
    "input": "Message to all players",
    "send": "Send",
    "left": "{count, number} left",
    "loading": "Fetching the latest messages…",
    "loadFailed": "The chat could not be loaded.",
    "empty": "Nobody has said anything yet.",
    "emptyNext": "Say hello; everybody in the world reads it.",
    "loadingOlder": "Loading older messages…",
    "loadOlder": "Load older",
    "newMessages": "{count, plural, =0 {To the newest} one {1 new message} other {# new messages}}",
    "unseen": "{count, number} new",
    "moderator": "Mod",
    "isModerator": "moderator",
    "you": "you",
    "sending": "Sending…",
    "notSent": "Not sent.",
    "noAnswer": "Not sent: no connection to the chat.",
    "tooFast": "Not sent: that was too fast. Four messages in ten seconds are the limit.",
    "retry": "Retry",
    "retryIn": "Retry in {time}",
    "discard": "Delete",
    "notSentMany": "{count, number} messages were not sent.",
    "retryAll": "Retry all",
    "discardAll": "Delete all",
    "showNotSent": "What was not sent",
    "menuOf": "Menu of the message by {sender}",
    "report": "Report to the moderators",
    "reported": "Reported. A moderator will look at it.",
    "reportedBefore": "You have reported this message already. A moderator will look at it.",
    "block": "Block {sender}",
    "blocked": "{sender} is blocked. Undo it by \"Blocked players\" above the chat.",
    "remove": "Remove for everybody",
    "removed": "Removed.",
    "mute": {
      "hour": "Mute {sender} for an hour",
      "day": "Mute {sender} for a day",
      "none": "Let {sender} write again"
    },
    "muted": "Done. {sender} was muted.",
    "unmuted": "Done. {sender} may write.",
    "blockedTitle": "Blocked players",
    "blockedNone": "You have blocked nobody.",
    "blockedLead": "You do not see what these players write. They do not learn of it.",
    "unblock": "Unblock",
    "unblockName": "Unblock {sender}",
    "reports": {
      "title": "Reported messages",
      "button": "{open, plural, =0 {Reported messages: none} other {Reported messages: # to decide}}",
      "none": "Nothing is left to decide.",
      "lead": "Those who reported a message are told what you decide.",
      "said": "Said {time}",
      "reported": "{players, plural, one {reported {time}} other {reported by # players, first {time}}}",
      "removedAlready": "It has been removed already.",
      "remove": "Remove for everybody",
      "agree": "Tell those who reported it",
      "dismiss": "Let it stand",
      "decided": {
        "removed": "Removed. Those who reported it are told.",
        "dismissed": "It stands. Those who reported it are told."
      },
      "leadSome": "The oldest {shown, number} of {open, number} messages that players reported. The others follow."
    },
    "said": "{sender}: {body}",
    "saidMany": "{count, number} new messages in the chat. The last, from {sender}: {body}"
  };
  "clans": {
    "title": "Clans",
    "lead": "There are no clans to join yet: these ten are samples of what the table will show. Until then two players stand together by a NAP.",
    "failed": "The clans could not be loaded.",
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
    "lead": "Everything the rules say, from the catalogue that the server uses.",
    "search": "Search",
    "found": "{count, plural, one {# entry} other {# entries}} found",
    "nothingTitle": "Nothing matches",
    "nothing": "Try the name of a field, a unit, a tool or a part.",
    "sections": {
      "fields": "Fields",
      "units": "Units",
      "matchups": "Matchups",
      "techs": "Techs",
      "researches": "Researches",
      "tools": "Tools",
      "prices": "Prices",
      "odds": "Odds",
      "rules": "Rules"
    },
    "title": "Codex",
    "pageTitle": "{title} · Codex",
    "all": "All of the codex",
    "copyLink": "Copy link",
    "leadsTo": "See also",
    "unknownTitle": "No such entry",
    "unknown": "The codex has no entry at this address. Search for what you meant.",
    "openPage": "Open as a page",
    "play": "To the game",
    "checkRolls": "How fair chance works, and how to check a roll",
    "levels": "Levels",
    "level": "Level",
    "price": "Metal, and energy again",
    "effect": "What it gives",
    "more": "{pack} more",
    "facts": {
      "side": "Side",
      "strength": "Strength",
      "hp": "HP",
      "metal": "Metal",
      "energy": "Energy",
      "slots": "Slots",
      "tech": "Tech",
      "noTech": "None needed"
    },
    "actions": {
      "dig": "Dig here",
      "enter": "Enter",
      "attack": "Fight for it",
      "explore": "Explore"
    },
    "nothingToDo": "Nothing to do",
    "sides": {
      "attack": "Attack",
      "defense": "Defense"
    },
    "unit": "{side}. {strength} strength, {hp} hp. {metal} metal, {energy} energy, {slots} slots.",
    "needs": " Needs {tech}.",
    "inBattleTitle": "{unit} in battle",
    "inBattle": "In battle {strength} damage a round, {hp} hp.",
    "strong": " Strong (× {factor}) against {units}.",
    "weak": " Weak (× {factor}) against {units}.",
    "tech": "{side}. {cost} metal and as much energy.",
    "strengthens": " In battle {units} strike {percent} % harder with it.",
    "free": "{side}. Yours from the start.",
    "researchTitle": "{tool} research",
    "research": "Levels 1 to 5: {prices}, in metal and again in energy.",
    "pack": " Each level brings {count}.",
    "kept": "Kept.",
    "used": "Used up.",
    "part": "Digging for {resource}: +{min} to the least, +{max} to the most. At most {limit} installed.",
    "costs": " {price} {resource}.",
    "resources": {
      "metal": "metal",
      "energy": "energy"
    },
    "baseLevel": "Base, level {level}",
    "base": "{slots} slots, at most {factories} factories.",
    "upgrade": " The next level costs {cost} metal and as much energy.",
    "cave": "Cave odds",
    "forest": "Forest odds",
    "mirage": "Mirage odds",
    "lotto": "Lottery ticket",
    "parts": "Parts in caves",
    "coin": "Casino: coin",
    "dice": "Casino: dice",
    "wheel": "Casino: wheel",
    "finds": {
      "lost": "lost",
      "trap": "a trap",
      "metal": "metal",
      "energy": "energy",
      "part": "a part",
      "map": "a map",
      "pikeman": "Pikemen",
      "mines": "mines",
      "lotto": "a lottery ticket",
      "prob_drive": "a Probability Drive",
      "improb_drive": "an Improbability Drive"
    },
    "share": "{name} {percent} %",
    "prize": "{min} to {max}",
    "pays": "{times} times the stake",
    "mirageOdds": "Metal or energy, half and half.",
    "coinOdds": "One guess in two comes true and pays {pays}.",
    "diceOdds": "One guess in six comes true and pays {pays}."
  };
  "controls": {
    "states": {
      "locked": "Locked",
      "done": "Done",
      "soon": "Soon"
    },
    "price": {
      "label": "Price",
      "cost": "Cost",
      "free": "Free",
      "have": "You have",
      "after": "Left after",
      "shortBy": "Short by {amounts}",
      "digs": ", about {count, plural, one {# dig} other {# digs}}",
      "and": " and ",
      "amount": "{amount} {resource}",
      "resources": {
        "metal": "metal",
        "energy": "energy"
      }
    },
    "amount": {
      "role": "Number field",
      "less": "One less",
      "more": "One more",
      "min": "Min",
      "half": "Half",
      "max": "Max",
      "last": "Last",
      "range": "{min} to {max}",
      "choices": "{label}: quick amounts"
    },
    "gains": {
      "label": "What changes",
      "to": "to"
    },
    "odds": {
      "share": "{percent} %"
    },
    "refusal": "Not possible:",
    "loading": "Loading…",
    "confirm": {
      "sure": "Press again to confirm. Escape keeps things as they are."
    },
    "combo": {
      "empty": "Nothing matches."
    },
    "table": {
      "search": "Search",
      "empty": "No Data Availaible",
      "export": "Export",
      "apply": "Apply",
      "bulk": "Action for the chosen rows",
      "chooseAll": "Choose all rows of this page",
      "chooseRow": "Choose {name}",
      "chosen": "{count} chosen",
      "showing": "Showing {from} to {to} of {all} entries",
      "pages": "Pages",
      "page": "Page {number}",
      "previous": "Previous page",
      "next": "Next page"
    }
  };
  "desks": {
    "entries": "Desks",
    "titles": {
      "cave": "Cave",
      "forest": "Forest",
      "memorial": "Memorial",
      "mirage": "Mirage",
      "euc": "Excavator Center",
      "factory": "Factory",
      "base": "Base Factory",
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
      "log": "Log",
      "history": "History",
      "codex": "Codex",
      "goals": "Goals"
    },
    "search": "Search",
    "searchKeys": "Ctrl K",
    "keysRest": "Keys rest, Esc",
    "close": "Close {title}",
    "closeHint": "Close (Esc)",
    "raise": "Make this sheet taller",
    "lower": "Make this sheet lower",
    "affordable": "{count, number} affordable",
    "enter": {
      "cave": "Explore the cave",
      "forest": "Search the forest",
      "memorial": "Light a candle",
      "mirage": "Explore the mirage",
      "euc": "Enter the center",
      "factory": "Attack factory",
      "base": "Your base",
      "ownFactory": "Your factory",
      "raid": "Attack",
      "bank": "Enter the bank",
      "exchange": "Enter the bank",
      "market": "Enter the market",
      "casino": "Enter the casino"
    },
    "noAttack": {
      "look": "Look at this base",
      "why": "No attack now"
    }
  };
  "errors": {
    "texts": {
      "NOT_LOGGED_IN": "You are not logged in. Log in and try again.",
      "BAD_CREDENTIALS": "That username and password do not belong together. Check both and try again.",
      "BAD_INPUT": "Something in that request is not right. Check it and try again.",
      "PASSWORD_PAIR": "Please input both old and new password to update password.",
      "WRONG_PASSWORD": "The old password is not right. Type it again.",
      "TOKEN_INVALID": "That link or token is no longer valid. Ask for a new one.",
      "PICTURE_INVALID": "That picture cannot be read. Send a JPEG, PNG, WebP, GIF or AVIF of up to 4 megapixels.",
      "USERNAME_RESERVED": "That username is reserved. Choose another one.",
      "USERNAME_TAKEN": "That username is taken. Choose another one.",
      "EMAIL_TAKEN": "That e-mail address already has an account. Log in, or use another address.",
      "NOT_FOUND": "That does not exist, or it is not yours.",
      "METHOD_NOT_ALLOWED": "That cannot be done with this address.",
      "NOT_HERE": "You are not on that field. Walk there first.",
      "WRONG_FIELD": "That cannot be done on this field. Look for a field of the right kind.",
      "SPENT": "You have used up this field for now. Try another one.",
      "TIRED": "You have fewer of today's first 1,000 digs left than that. Dig with less effort.",
      "NOT_EXPLORED": "You have not explored that part of the map yet.",
      "WORLD_FULL": "Every place for a base is taken right now. Nothing was lost; please try again later.",
      "NOT_A_GUEST": "This account already has a name. There is nothing to upgrade.",
      "GUEST_NOT_ALLOWED": "Guests cannot do that yet. Choose a name and a password first; you keep everything.",
      "TOO_MANY_GUESTS": "There are too many guests right now. Create an account, or try again later.",
      "TOO_MANY_GUESTS_HERE": "Five guests from your network are playing right now. Create an account; it takes half a minute.",
      "REPORT_DECIDED": "The reports of that message are decided already. Load the list again.",
      "FORBIDDEN": "You are not allowed to do that.",
      "SCOPE_MISSING": "This API token was not made for that. Make one with the scope that the call needs.",
      "PUSH_SERVICE": "This server cannot send to your browser's push service. Try another browser.",
      "CROSS_SITE": "That request came from another site. Open the game itself and try again.",
      "KEY_REUSED": "That action was already sent with other contents. Reload the page and try again.",
      "BODY_TOO_LARGE": "That is too large to send. Make it smaller and try again.",
      "UNSUPPORTED_MEDIA_TYPE": "That kind of content is not accepted here.",
      "NOT_ENOUGH_METAL": "You do not have enough metal for that. Dig for more.",
      "NOT_ENOUGH_ENERGY": "You do not have enough energy for that. Dig for more.",
      "NOT_ENOUGH_RESOURCES": "You have neither the metal nor the energy for that. Dig for more of both.",
      "NOT_ENOUGH_SLOTS": "There is no room for that many units. Capture a factory or upgrade your base.",
      "TECH_MISSING": "You lack the tech for that unit. Buy the tech first.",
      "ALREADY_OWNED": "You already own that tech. There is nothing to pay.",
      "NOT_A_BASE": "Only a base can be upgraded. This is a plain factory.",
      "MAX_LEVEL": "That is at its highest level already.",
      "BASE_LEVEL_TOO_LOW": "A research cannot pass the level of your base. Upgrade the base first.",
      "LEVEL_NOT_NEXT": "That is not the next level of this research. Look at its level and try again.",
      "PART_NOT_HELD": "You hold no such part. Buy one here, or look for one in a cave.",
      "PART_LIMIT": "You have all of these parts that can be installed.",
      "ALREADY_LIT": "You have lit your candle of the day. Come back tomorrow.",
      "CANDLES_FULL": "You hold seven candles already; you can carry no more.",
      "NO_MIRAGE": "There is no mirage here. They appear over empty fields between noon and dusk.",
      "SELF": "That is your own base. Look for another player's.",
      "ENEMY_MISMATCH": "That player's base is not on this field. Look at the field again.",
      "SHIELDED": "The beginner's shield still protects this: a newcomer's base, or their first small factory.",
      "NAP_PARTNER": "A non-aggression pact stands between you. End it first if you want to fight.",
      "TOO_WEAK": "That player is far too weak for you. Look for somebody of your own size.",
      "ATTACKED_RECENTLY": "You attacked this base less than 4 hours ago. Give it time to recover.",
      "TOO_MANY_ATTACKS": "You have led 20 attacks today. Your troops need rest until tomorrow.",
      "NO_ARMY": "You have no attack units. Buy some first; ten Pikemen are a good start.",
      "ALREADY_YOURS": "This factory is yours already.",
      "FACTORY_SAFE": "This factory was taken a short while ago and is still safe. Come back later.",
      "ABANDONED_RECENTLY": "This factory fell free from your hands. You cannot take it again within 24 hours.",
      "FACTORY_TOO_SMALL": "Factories of 900 slots or fewer are for bases up to level 3. Look for a larger one.",
      "TOO_MANY_FACTORIES": "Your base cannot run more factories. Upgrade it, or abandon one of them.",
      "TOO_MANY_SMALL_FACTORIES": "You hold two factories of 900 slots or fewer already. Look for a larger one.",
      "FACTORY_RESERVED": "This factory fell free for newcomers: only players without a factory can take it yet.",
      "CAPTURE_TRIED_RECENTLY": "You fought for a factory of this player within the last hour. Try again later.",
      "BASE_STAYS": "A base cannot be abandoned. Only plain factories can.",
      "TOOL_NOT_USABLE": "That tool is not used up like this. It works by itself, or where it is needed.",
      "NOT_ENOUGH_TOOLS": "You do not hold as many of that tool as this takes. Look at what you hold and try again.",
      "NO_MINES_HERE": "No more mines can be laid here: at most five lie on a field, and none beside a building.",
      "NOTHING_FOUND": "There is nothing of the kind to be found right now. Nothing was used up.",
      "GPS_NEEDED": "You need a GPS to travel. Research it first.",
      "TOOL_NOT_READY": "That tool is not ready yet. Wait a little.",
      "ALREADY_THERE": "You are standing there already.",
      "BANK_CARD_NEEDED": "You need a Bank Card to be served here. Research it first.",
      "BANK_FULL": "Your account does not hold that much. Deposit less, or research a better card.",
      "BANK_TOO_LITTLE": "Your account holds less than that. Withdraw less.",
      "EXCHANGE_MINIMUM": "The Exchange Bank changes amounts of 10 or more.",
      "MARKET_KEY_NEEDED": "You need a Black Market Key to be let in here. Research it first.",
      "OFFER_GONE": "That offer is not one of today's. Look at the offers again.",
      "SOLD_OUT": "There is not that much left for you today. Take less, or come back tomorrow.",
      "CASINO_KEY_NEEDED": "You need a Casino Key to be let in here. Research it first.",
      "STAKE_INVALID": "A stake is a multiple of 100, from 100 up to what your key allows.",
      "TOO_MANY_STAKES": "You have placed all of today's fifty stakes. Come back tomorrow.",
      "NAP_SELF": "You need no NAP with yourself. Name another player.",
      "NAP_EXISTS": "There is a NAP with that player already, or you asked for it.",
      "NAP_BLOCKED": "There can be no NAP between you two: one of you blocks it.",
      "NAP_ASKED_LATELY": "You asked that player within the last day. Ask again when the day is over.",
      "NAP_NOT_ASKED": "That player has not asked you for a NAP.",
      "NAP_NOT_STANDING": "There is no NAP with that player that you could end.",
      "TOO_MANY_NOTES": "You have written thirty notes within the hour. Your pen needs a rest.",
      "TOO_MANY_PLOTS": "You keep two hundred plots already. Remove one that you no longer need.",
      "PLOT_FULL": "A plot has room for ten entries of your own. Take one away first.",
      "MUTED": "A moderator has muted you. You can write again later.",
      "BANNED": "This account has been shut out of the game.",
      "BLOCK_SELF": "You cannot block yourself.",
      "TOO_MANY_BLOCKS": "You have blocked two hundred players. Unblock one of them first.",
      "TOO_MANY_REQUESTS": "That was too fast. Wait a moment and try again.",
      "BUSY": "The game is very busy. Nothing was lost; try again in a moment.",
      "INTERNAL": "Something went wrong on our side. Please try again in a moment."
    },
    "withWait": "{text} ({wait})",
    "spentUntil": "You have used up this field for now. It is fresh again in {wait}.",
    "noDigsLeft": "You have used up today's first 1,000 digs. Dig with effort 1, or come back tomorrow.",
    "digsLeft": "You have only {left, number} of today's first 1,000 digs left. Dig with less effort.",
    "seconds": "{n, plural, one {# second} other {# seconds}}",
    "minutes": "{n, plural, one {# minute} other {# minutes}}",
    "hours": "{n, plural, one {# hour} other {# hours}}",
    "hoursAndMinutes": "{hours, plural, one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}}",
    "wrongTooOften": "That was wrong too often. Try again in {wait}.",
    "tooManyTokens": "You have {most, number} tokens already. Delete one that you do not use.",
    "commonPassword": "That password is one of those that are guessed first. Choose another one.",
    "picturesTooOften": "You have changed your picture very often. Try again in an hour.",
    "emptyMessage": "There is nothing left to say in that message.",
    "messageTooLong": "A message has at most {most, number} characters.",
    "noSuchMessage": "No message has that number yet.",
    "scopeMissing": "This API token lacks the scope {scope}. Make one that has it.",
    "noSuchPlayer": "There is no player of that name. Check the spelling and try again.",
    "keyNotUuid": "The Idempotency-Key header must be a UUID."
  };
  "excavator": {
    "lead": "One dig yields {metal} metal or {energy} energy.",
    "range": "{min} to {max}",
    "ladders": {
      "metal": "For metal",
      "energy": "For energy"
    },
    "paidIn": {
      "metal": "Paid in energy",
      "energy": "Paid in metal"
    },
    "paceToday": "Gains a day are counted at your {digs} digs of today.",
    "paceUsual": "Gains a day are counted at {digs} digs, a full day's strength.",
    "paceFew": "Gains a day are counted at {digs} digs, a full day's strength: your {today, plural, one {# dig} other {# digs}} of today {today, plural, one {is} other {are}} too few to go by.",
    "away": "Parts are bought and installed at an Excavator Center.",
    "state": "{installed} of {limit} installed",
    "held": "{held} held",
    "adds": "Each adds {min} to the least and {max} to the most of a dig",
    "perDay": "+{amount} {resource} a day",
    "payback": "paid back in {digs, plural, one {# dig} other {# digs}}",
    "dig": "A dig of {resource}, at most",
    "buy": "Buy, {price} {resource}",
    "install": "Install",
    "reasons": {
      "limit": "All that can be installed are yours",
      "full": "All installed",
      "notHeld": "None held to install",
      "away": "Only at an Excavator Center"
    },
    "bought": "{name} bought; install it to dig with it.",
    "installed": "{name} installed.",
    "perDigMost": "{resource} a dig at most",
    "perDigLeast": "{resource} a dig at least",
    "failed": "The parts could not be listed.",
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
    "cost": "Cost {price} metal, {price} energy",
    "slotsWord": "slots",
    "unitsWord": "units",
    "factoriesWord": "factories",
    "metalWord": "metal",
    "energyWord": "energy",
    "safeFor": "Safe for {span}: nobody can capture it",
    "notSafe": "Anybody may capture it",
    "fallsFree": "The factory at {x, number}, {y, number} falls free for newcomers in {span}",
    "fellFree": "The factory at {x, number}, {y, number} falls free for newcomers now",
    "here": "You stand here",
    "steps": "{steps, plural, one {1 step away} other {# steps away}}",
    "failed": "The factories could not be loaded.",
    "target": {
      "lead": "Capture it by beating its guard, and its slots are yours for units.",
      "free": "Nobody holds it",
      "ofOwner": "Factory of {name}",
      "own": "Your factory",
      "failed": "The factory could not be looked at.",
      "factory": "The factory",
      "holder": "Held by",
      "nobody": "Nobody",
      "slots": "Slots",
      "slotsUnknown": "Hidden: research the Slot Scouter",
      "garrison": "Guard",
      "garrisonWalls": "{count, plural, one {1 neutral Wall} other {# neutral Walls}}",
      "garrisonOfOwner": "{count} of the owner's units",
      "garrisonReport": "{count} units when you fought {when}",
      "garrisonUnknown": "Not known: {least} to {most} neutral Walls, or a quarter of the owner's defense if that is stronger",
      "safe": "Safe until",
      "safeNow": "Not safe now",
      "held": "Your factories",
      "small": "Small ones of yours",
      "smallRule": "Small is {slots} slots or fewer: for bases up to level {level}.",
      "reserved": "For newcomers alone",
      "reservedOver": "No longer",
      "reservedFor": "{span} more: only for players without a factory",
      "falls": "Falls free",
      "fallsIn": "In {span}, for newcomers, whoever holds it",
      "now": "Now",
      "ownedCount": "{held} of {cap}",
      "army": "Your army",
      "armyUnits": "{count} attack units go",
      "attacks": "Attacks left today",
      "ofDay": "{left} of {all}",
      "allowed": "You may capture it.",
      "again": "Possible in {span}",
      "check": "Check again",
      "buyUnits": "Buy attack units",
      "giveUpOne": "Your factories",
      "upgradeBase": "A higher base level allows more.",
      "dropsShield": "To capture another player's factory ends your own shield at once.",
      "safeAfter": "Captured from another player, a factory is safe for an hour, but only once in 24 hours.",
      "gains": "If you capture it",
      "totalSlots": "Slots in all",
      "plainCount": "Factories"
    },
    "capture": {
      "button": "Capture",
      "sure": "Send all attack units?",
      "fighting": "Capturing…",
      "result": "How it went",
      "won": "Captured",
      "held": "The guard held",
      "lost": "You lost {lost} of {sent} units.",
      "theirs": "The guard lost {lost} of {stood}.",
      "slotsAfter": "You now have {slots} slots, {free} of them free.",
      "report": "See the battle"
    },
    "odds": {
      "ofKnown": "of 1,000 fights won",
      "ofGuess": "of 1,000 fights won, against the guard that you entered",
      "counting": "The odds are being worked out…",
      "unknown": "Odds not known: enter the guard that you expect."
    },
    "forecast": {
      "title": "Forecast",
      "unknown": "You do not know what guards it. Enter the guard that you expect.",
      "free": "A free factory is guarded by neutral Walls alone.",
      "scouted": "Your Slot Scouter sees this guard.",
      "report": "From your last fight here; the owner may have bought units since.",
      "ramparts": "The owner has Ramparts: Walls and Marksmen strike 25% harder",
      "you": "Your losses",
      "garrison": "The guard",
      "none": "With no attack units there is no fight to forecast.",
      "calculator": "Change it in the calculator"
    },
    "list": {
      "lead": "You hold {held} of at most {cap} factories: 3, and one for each level of your base.",
      "small": "{held} of at most {most} with {slots} slots or fewer. When those run short, the ones held longest fall free for newcomers: an alert tells you an hour before.",
      "sortBy": "Sort by",
      "sorts": {
        "slots": "Most slots",
        "distance": "Nearest",
        "safety": "Safe until"
      },
      "label": "Your factories",
      "walk": "{steps, plural, one {Walk there, 1 step} other {Walk there, # steps}}",
      "open": "Open",
      "map": "{factories, plural, one {Map of the world with your base and 1 factory} other {Map of the world with your base and # factories}}",
      "legendBase": "Base",
      "legendFactory": "Factory",
      "legendYou": "You",
      "emptyTitle": "No factories yet",
      "empty": "Each factory adds slots for your army. Ten Pikemen capture a small free one.",
      "emptyAction": "Buy Pikemen",
      "nearest": "The nearest factory that you have seen is {steps, plural, one {# step} other {# steps}} {where}.",
      "hereIsOne": "You stand on one.",
      "notSeen": "You have seen none so far: each step shows the fields around you.",
      "noBaseTitle": "Nothing is yours yet",
      "noBase": "Your base is placed with your first step; factories come after it."
    },
    "abandon": {
      "button": "Abandon",
      "undo": "Undo",
      "leaves": "If you abandon it",
      "which": "the factory at {x, number}, {y, number}",
      "rule": "Abandoned, a factory falls free for anybody. You cannot capture it for 24 hours, whoever holds it between.",
      "pending": "Abandoned in {span}.",
      "goesOn": "It goes on when you leave this desk; undo it here or under Factories.",
      "sending": "Abandoning…",
      "done": "You abandoned the factory at {x, number}, {y, number}.",
      "kept": "You keep the factory at {x, number}, {y, number}.",
      "tooFull": "Your army then lacks {slots} slots: it fights with less strength and hp."
    },
    "upgrade": {
      "lead": "It grows by level: room for units, for factories and for research.",
      "button": "Upgrade",
      "to": "Upgrade to level {level, number}",
      "upgrading": "Upgrading…",
      "done": "Your base is level {level, number} now.",
      "title": "Level {level, number}: what changes",
      "atMax": "Level 10 is the last: your base is complete.",
      "lines": {
        "level": "Level",
        "slots": "Slots of the base",
        "cap": "Factories at most",
        "research": "Research up to level",
        "strength": "Defense strength, + %"
      },
      "outgrown": "{count, plural, one {One factory of 900 slots or fewer falls free: they are for bases up to level 3.} other {# factories of 900 slots or fewer fall free: they are for bases up to level 3.}}",
      "next": "The next levels",
      "level": "Level {level, number}",
      "price": "{price} metal and {price} energy",
      "unlocks": "{slots} slots, {cap, number} factories, +{strength, number}% defense strength",
      "research": ", research up to level {level, number}",
      "looks": "How it looks",
      "now": "Now, at rank {rank}",
      "nowNone": "Now, without a rank",
      "later": "{rank, plural, one {At rank 1} other {From rank # on}}",
      "looksRule": "A base looks by its owner's rank, which comes from total power.",
      "best": "Nobody's base stands higher."
    }
  };
  "fair": {
    "title": "Fairness",
    "lead": "Nobody can know or change a roll beforehand, and anybody can check it afterwards.",
    "today": "Today, {day}",
    "day": "The day {day}",
    "fingerprint": "Fingerprint of the seed (SHA-256)",
    "since": "Published",
    "seed": "Seed",
    "seedAt": "Published on {time}",
    "copySeed": "Copy seed",
    "copyPrint": "Copy fingerprint",
    "noDayTitle": "No fingerprint for this day",
    "noDay": "Either the world was not there yet, or the day is too far ahead. Choose another one.",
    "failed": "The day could not be loaded.",
    "chooseDay": "Day (UTC)",
    "goToDay": "Show day",
    "pastTitle": "Past days",
    "pastNone": "This is the world's first day. Its seed will be the first one here.",
    "older": "Older days",
    "notYet": "published after the day",
    "play": "To the game",
    "codexLink": "What is rolled, and how likely",
    "how": {
      "title": "How it works",
      "steps": {
        "0": "Each day (UTC) has a secret seed. Days ahead, the game publishes its fingerprint: from it nobody can find the seed, and no other seed has the same one.",
        "1": "Each roll takes its numbers from the seed, your player number, a counter that rises by one with each of your rolls, and what the roll is for (HMAC-SHA256). Neither you nor the game can choose them.",
        "2": "Shortly after the day is over, the seed itself is published. If its fingerprint is the one from before, it was not changed.",
        "3": "With the seed anybody can compute any roll of that day again. The form on this page does so in your browser, by the same rules as the server."
      }
    },
    "form": {
      "title": "Check a roll",
      "lead": "Links in your log fill this in. The day's seed comes by itself once it is published.",
      "seed": "Seed, 64 hex digits",
      "seedLater": "The seed of this day is published on {time}.",
      "player": "Player number",
      "playerYours": "Yours is {id}.",
      "counter": "Counter of the roll",
      "counterHint": "Your log names it with each roll.",
      "purpose": "What was rolled for",
      "purposes": {
        "cave": "Cave",
        "forest": "Forest",
        "mirage": "Mirage",
        "casino": "Casino",
        "battle": "Seed of a battle",
        "vein": "Vein under a field"
      },
      "divisor": "How tired you were",
      "divisors": {
        "1": "Not tired",
        "2": "Tired: half",
        "10": "Very tired: a tenth"
      },
      "min": "Dig range, least",
      "max": "Dig range, most",
      "game": "Game",
      "games": {
        "coin": "Coin",
        "dice": "Dice",
        "wheel": "Wheel"
      },
      "x": "Column (x)",
      "y": "Row (y)",
      "check": "Check the roll",
      "copy": "Copy link to this check",
      "wrong": {
        "seed": "A seed has 64 hex digits.",
        "whole": "Enter a whole number.",
        "range": "The least is above the most.",
        "cell": "Columns and rows go from 1 to 50."
      }
    },
    "result": {
      "title": "Result",
      "promised": "This is the seed that was promised: its fingerprint is the day's.",
      "broken": "This is not the seed that was promised: its fingerprint differs from the day's.",
      "unknown": "There is no published fingerprint to compare this seed with.",
      "print": "Fingerprint of this seed",
      "text": "What was signed",
      "numbers": "First numbers",
      "outcome": "What the roll means",
      "noCrypto": "This browser computes fingerprints only over https or on this computer itself. Open the game by such an address.",
      "report": "See the battle, whose report shows this seed"
    },
    "outcome": {
      "lost": "A wrong turn: nothing found.",
      "trap": "A trap: {metal} % of the carried metal and {energy} % of the energy, unless a candle turned it away.",
      "amount": "{amount} {resource}.",
      "part": "A part: {name} ({rarity}).",
      "nothing": "Nothing found.",
      "map": "A map.",
      "prob_drive": "A Probability Drive.",
      "improb_drive": "An Improbability Drive.",
      "pikeman": "Pikemen met: {count}.",
      "mines": "Mines found: {count}.",
      "lotto": "A lottery ticket worth {amount} {resource}.",
      "offered": "If it was a step: a mirage appeared.",
      "notOffered": "If it was a step: no mirage appeared.",
      "pays": "If it was the exploring of one: it paid {resource}.",
      "coin": {
        "heads": "The coin shows heads.",
        "tails": "The coin shows tails."
      },
      "dice": "The dice show {result}.",
      "wheel": "The wheel stops at sector {sector}, which pays {times} times the stake.",
      "battle": "The battle's seed: {seed}",
      "vein": "A vein lay under this field, if it is one of metal or energy.",
      "noVein": "No vein lay under this field.",
      "resources": {
        "metal": "metal",
        "energy": "energy"
      }
    }
  };
  "finds": {
    "explore": {
      "cave": "Explore the cave",
      "forest": "Search the forest",
      "memorial": "Light a candle",
      "mirage": "Explore the mirage"
    },
    "exploring": "Exploring…",
    "explored": {
      "cave": "Explored",
      "forest": "Searched",
      "memorial": "Lit today",
      "mirage": "Explored"
    },
    "again": "Again in {time}",
    "candlesFull": "Seven candles held",
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
      "cave": "What a cave holds",
      "forest": "What a forest holds"
    },
    "share": "{name} {percent}%",
    "notes": {
      "candleWould": "a candle turns it away",
      "candleDoes": "your candle turns it away",
      "onAverage": "{amount} on average",
      "trapCosts": "costs {metal} metal, {energy} energy on average",
      "lost": "nothing found, nothing lost",
      "map": "to a special building not seen yet",
      "pikeman": "1 to 5 join free, as slots allow",
      "mines": "1 to 3",
      "lotto": "100 to 20,000, {mean} on average",
      "tired": "too tired to search with care"
    },
    "memorialSummary": "One candle a day, {held, number} of {most, number} held. Each turns one trap in a cave away.",
    "mirageSummary": "Metal 50%, energy 50%: {amount} either way.",
    "expected": {
      "cave": "About {metal} metal and {energy} energy a visit, one part in four visits while fresh.",
      "trap": " Less what traps take: about {metal} metal and {energy} energy a visit.",
      "forest": "About {lotto} metal or energy a visit from tickets, besides everything else."
    },
    "fatigue": {
      "title": "Searches today",
      "full": "{left} searches left today with full odds",
      "half": "Tired: half the odds, {left} more before a tenth",
      "last": "Worn out: a tenth of the odds until midnight UTC"
    },
    "candles": {
      "title": "Candles",
      "held": "{held, number} of {most, number} held",
      "why": "A candle is burnt instead of what a trap would take.",
      "next": "The next one is ready in {time}, at midnight UTC.",
      "ready": "One is ready for you.",
      "full": "You hold {most, number}, as many as one can. A trap burns one.",
      "where": "Memorials give one a day."
    },
    "cards": {
      "label": "Found",
      "close": "Close the find",
      "lost": "A wrong turn",
      "trap": "A trap",
      "spared": "A trap turned away",
      "metal": "Metal",
      "energy": "Energy",
      "nothing": "Nothing found",
      "map": "A map",
      "lotto": "A lottery ticket",
      "prob_drive": "Probability Drive",
      "improb_drive": "Improbability Drive",
      "candle": "A candle",
      "mirage": "The mirage was real"
    },
    "rarity": {
      "none": "No find",
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
      "mines": "{count, plural, one {mine} other {mines}}"
    },
    "map": {
      "to": "{title} at {x, number}, {y, number}, {steps, plural, one {# step} other {# steps}} away",
      "save": "Save as plot",
      "saved": "Saved among your plots",
      "walk": "Walk to it",
      "plotTitle": "{title} from a map",
      "desk": "The last map",
      "none": "No map found here yet. One in three searches finds one while you are fresh."
    },
    "parts": {
      "title": "Parts you hold",
      "none": "No parts yet",
      "noneText": "One cave in four holds one, and Excavator Centers sell them.",
      "raises": "+{min} to the least and +{max} to the most {resource} of a dig",
      "count": "×{count}",
      "nearest": "Install at the nearest Excavator Center, {steps, plural, one {# step} other {# steps}} {where}",
      "here": "You stand at an Excavator Center.",
      "enter": "Enter the center",
      "walk": "Walk there",
      "noCenter": "No Excavator Center explored yet. Maps from forests lead to special buildings; every step shows three fields around.",
      "noCenterNear": "To install it, look for an Excavator Center: none is explored yet.",
      "allInstalled": "All of these that can be installed are installed.",
      "nextCave": "Nearest cave",
      "walkToCave": "Walk to a cave, {steps, plural, one {# step} other {# steps}}"
    },
    "partKinds": "Of the parts found in caves, either resource alike:",
    "restText": {
      "cave": "Each cave once an hour.",
      "forest": "Each forest once in two hours.",
      "memorial": "One candle a UTC day, whichever memorial.",
      "mirage": "One mirage a UTC day. It dies with your next step."
    },
    "mirage": {
      "title": "What mirages are",
      "hours": "Between 12:00 and 18:00 on your game clock, one step in ten onto empty waste shows one, never two steps in a row.",
      "odds": "What it holds",
      "expected": "{amount} of one of the two, for certain."
    },
    "shareNoted": "{name} {percent}% ({note})"
  };
  "first-page": {
    "description": "Emberlode is a free multiplayer strategy game in the browser: dig metal and energy, explore a 50 by 50 frontier, raise a base and hold it.",
    "link": {
      "title": "Emberlode: dig, build, hold the frontier",
      "text": "A free multiplayer strategy game in the browser, on one shared map of 2,500 fields. No form, no download.",
      "picture": "A lit citadel on the frontier at dusk, with a tent and a fire before it"
    },
    "noScript": "Emberlode needs JavaScript to run.",
    "install": "A free multiplayer strategy game on a 50 by 50 frontier."
  };
  "game": {
    "title": "Game",
    "resources": {
      "metal": "Metal",
      "energy": "Energy"
    },
    "unitOf": "{amount} {resource}",
    "shield": {
      "title": "Shield",
      "until": "Shielded for {time}"
    },
    "army": {
      "title": "Army",
      "power": "Power",
      "attack": "Attack",
      "defense": "Defense",
      "halved": "Halved: the sides are over 20% apart.",
      "none": "No units yet. Your first: a Pikeman."
    },
    "box": {
      "title": "Resources",
      "range": "{min} - {max}",
      "rangeHint": "One dig of {resource} yields",
      "bankMetal": "Bank metal",
      "bankEnergy": "Bank energy",
      "slots": "Slots",
      "slotsMean": "Slots are room for units: each unit takes some. Your base and your factories give {all} in all, of which {free} are free. Capture factories or upgrade your base for more.",
      "slotsFree": "{free} free",
      "factories": "Factories"
    },
    "field": {
      "at": "{x, number}, {y, number}",
      "of": "Held by {name}",
      "ofYou": "Held by you",
      "yours": "Your base",
      "yoursText": {
        "tent": "Home: a tent so far. It grows with your rank, up to a citadel.",
        "between": "Home, as rank {rank} lives. It grows with your rank: from a tent to a citadel.",
        "citadel": "Home: the citadel of the first rank. It stays so while nobody ranks before you."
      },
      "baseOf": "Base of {name}",
      "lvl": "Level {level, number}",
      "slots": "{slots} slots",
      "dig": "Dig",
      "digging": "Digging…",
      "digMany": "Dig ×{effort, number}",
      "tired": "Too tired",
      "tiredLeft": "{left} of the first 1,000 left",
      "effort": "Effort",
      "effortOf": "{effort, plural, one {# dig} other {# digs}} in one go",
      "effortLess": "−{percent, number}%",
      "yields": "Yields {min} to {max} {resource}",
      "after": "Then: {stamina}",
      "vein": "Vein: first dig of the day yields double",
      "veinSpent": "Vein: yields no more today",
      "gainedVein": "vein",
      "gainedEffort": "effort {effort, number}",
      "claim": "Your tent goes up here, at {x, number}, {y, number}, with your first step; if somebody settles here before, on a free field elsewhere.",
      "leftMap": "Your base left the map while you were away. It stands again with your next step, with all you own.",
      "baseStands": "Your base stands at {x, number}, {y, number}, {way}.",
      "baseWay": "{steps, plural, one {# step} other {# steps}} {bearing}",
      "spentFor": "Rests {time}",
      "restsHere": "This field rests {time}",
      "gained": "+{amount} {resource}",
      "gainedNothing": "Nothing this time: 0 {resource}",
      "fatigueFull": "{left} digs left at full yield today",
      "fatigueHalf": "Tired: half yield, {left} more digs before a twentieth",
      "fatigueLast": "Worn out: a twentieth of the yield until midnight UTC",
      "fatigueName": "Stamina",
      "copyLink": "Copy link",
      "nearest": "{title}, {steps, plural, one {# step} other {# steps}} {bearing}",
      "nearestLead": "Nearest place to dig",
      "nearestVeinLead": "Best place to dig near here",
      "nearestVein": "Vein: {place}",
      "walkAndDig": "Walk there and dig",
      "walkTo": "Walk to {resource} and dig",
      "nothingNear": "No place to dig in sight. Walk on; every step shows three fields around.",
      "unknown": "Unexplored"
    },
    "move": {
      "title": "Navigation",
      "padLabel": "Walk",
      "reload": "Reload this field",
      "go": "Go {direction}",
      "steps": "{steps, plural, one {# step} other {# steps}} {bearing} of your base",
      "atBase": "at your base",
      "live": "{x, number}, {y, number}. {title}",
      "elsewhere": "That step did not count: you moved elsewhere, perhaps in another tab. You are at {x, number}, {y, number}.",
      "walking": "Walking to {x, number}, {y, number}",
      "stop": "Stop",
      "liveWhere": "{x, number}, {y, number}. {title}, {where}"
    },
    "map": {
      "title": "Map",
      "label": "Fields around you",
      "cell": "{x, number}, {y, number}. {title}",
      "here": "you are here",
      "yourBase": "your base",
      "baseOf": "base of {name}",
      "yourFactory": "your factory",
      "rests": "rests {minutes, plural, one {# minute} other {# minutes}}",
      "vein": "vein",
      "plot": "your plot {title}",
      "explored": "{count} of {total} explored.",
      "hint": "Pick a field to walk there.",
      "world": "World map",
      "plotUntitled": "your plot"
    },
    "keys": {
      "title": "Keys",
      "lead": "In use: {scheme}{own, plural, =0 {} other {, with # {own, plural, one {key} other {keys}} of your own}}. Change it under Settings, CONTROLS.",
      "walk": "Walk",
      "stay": "Reload this field",
      "dig": "Dig, or explore where one stands",
      "effortMore": "More effort with each dig",
      "effortLess": "Less effort with each dig",
      "search": "Search for anything",
      "help": "This sheet",
      "arrows": "Arrow keys",
      "named": {
        "Space": "Space",
        "Enter": "Enter"
      },
      "or": "or",
      "open": "Keys",
      "offNote": "Keys rest while you type or a window is open."
    },
    "look": {
      "title": "Look",
      "badge": "Looking only",
      "youAre": "You are at {x, number}, {y, number}.",
      "youAreHere": "You are standing here.",
      "walk": "Walk there",
      "back": "Back to the game",
      "badAddress": "The map runs from 1, 1 to 50, 50. This address points outside of it.",
      "steps": "{steps, plural, one {# step} other {# steps}} away"
    },
    "tabs": {
      "label": "Panels",
      "field": "Field",
      "map": "Map",
      "base": "Base",
      "chat": "Chat",
      "more": "More"
    },
    "loadFailed": "The game could not be loaded."
  };
  "goals": {
    "label": "Goals",
    "strip": "Next goal",
    "next": "Next:",
    "progress": "{done} of {all}",
    "openAll": "All goals: {done} of {all} reached",
    "reached": "{count, plural, one {Goal reached. Badge earned: {names}.} other {# goals reached. Badges earned: {names}.}}",
    "allReached": "All goals reached.",
    "steps": "{steps, plural, one {# step} other {# steps}} {where}",
    "here": "right here",
    "notSeen": "none seen yet: explore",
    "seeing": "each step shows the fields around you",
    "openChat": "Open chat",
    "walk": "Walk there",
    "open": "Open {desk}",
    "enter": "Enter",
    "nameYourself": "Choose a name",
    "lead": "{done} of {all} reached. Each earns a badge, kept on your profile; a badge pays nothing.",
    "groups": {
      "next": "Next",
      "open": "Open",
      "done": "Reached"
    },
    "badge": "Badge: {badge}",
    "badges": "Badges",
    "noBadges": "No badges yet. Goals on the game page earn them.",
    "failed": "The goals could not be loaded.",
    "all": {
      "dig": {
        "text": "Dig once",
        "badge": "First Spark"
      },
      "explore": {
        "text": "See 120 fields",
        "badge": "Pathfinder"
      },
      "hello": {
        "text": "Say hello in the chat",
        "badge": "A Voice in the Room"
      },
      "name": {
        "text": "Name yourself",
        "badge": "A Name on the Map"
      },
      "cave": {
        "text": "Explore a cave",
        "badge": "Cave Walker"
      },
      "forest": {
        "text": "Search a forest",
        "badge": "Forester"
      },
      "pikeman": {
        "text": "Buy a Pikeman",
        "badge": "Recruiter"
      },
      "wall": {
        "text": "Buy a Wall",
        "badge": "Mason"
      },
      "plot": {
        "text": "Save a place as a plot",
        "badge": "Map Maker"
      },
      "effort": {
        "text": "Dig with effort 20",
        "badge": "Hard Worker"
      },
      "candle": {
        "text": "Light a candle at a Memorial",
        "badge": "Candle Bearer"
      },
      "squad": {
        "text": "Buy ten Pikemen in all",
        "badge": "Captain"
      },
      "factory": {
        "text": "Capture a factory",
        "badge": "Factory Owner"
      },
      "tech": {
        "text": "Buy a tech",
        "badge": "Student"
      },
      "part": {
        "text": "Install an excavator part",
        "badge": "Mechanic"
      },
      "exchange": {
        "text": "Change one resource for the other",
        "badge": "Trader"
      },
      "vein": {
        "text": "Dig a vein",
        "badge": "Vein Hunter"
      },
      "level2": {
        "text": "Upgrade your base to level 2",
        "badge": "Builder"
      },
      "card": {
        "text": "Research the Bank Card",
        "badge": "Researcher"
      },
      "deposit": {
        "text": "Deposit at the World Bank",
        "badge": "Saver"
      },
      "far": {
        "text": "See 500 fields",
        "badge": "Explorer"
      },
      "mines": {
        "text": "Lay mines",
        "badge": "Mine Layer"
      },
      "locator": {
        "text": "Use a locator",
        "badge": "Scout"
      },
      "mirage": {
        "text": "Explore a mirage",
        "badge": "Dreamer"
      },
      "holdings": {
        "text": "Win three factories",
        "badge": "Industrialist"
      },
      "market": {
        "text": "Buy on the Black Market",
        "badge": "Customer"
      },
      "casino": {
        "text": "Play at the World Casino",
        "badge": "Player"
      },
      "battle": {
        "text": "Win an attack on a base",
        "badge": "Raider"
      },
      "rank": {
        "text": "Rank among the first hundred",
        "badge": "One of a Hundred"
      },
      "level5": {
        "text": "Upgrade your base to level 5",
        "badge": "Master Builder"
      }
    },
    "quoted": "“{name}”"
  };
  "history": {
    "lead": "{days, plural, one {Today, day by UTC.} other {The last # days, day by UTC.}}",
    "resource": "Resource",
    "save": "Download CSV",
    "sources": {
      "start": "Beginning",
      "dig": "Digging",
      "find": "Finds",
      "loot": "Battles",
      "referral": "Referrals",
      "mine": "Mines",
      "purchase": "Purchases",
      "trade": "Banks and markets",
      "bank": "Own bank account",
      "casino": "Casino"
    },
    "totals": "By source",
    "source": "Source",
    "came": "In",
    "went": "Out",
    "net": "Balance",
    "sum": "All",
    "held": "Carried at the end of each day",
    "flows": "In and out each day",
    "heldSpoken": "{resource} carried: {first} at the end of the first day, {last} now. The table below has each day.",
    "flowsSpoken": "{resource}: {came} came in, {went} went out. The table below has each day.",
    "upTo": "up to {amount}",
    "asTable": "Each day as a table",
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
    "empty": "Stand on a Mineral Deposit or a Geothermal Vent, and dig: the first yield begins your history.",
    "toField": "Back to the field",
    "failed": "Your history could not be loaded."
  };
  "inbox": {
    "kind": "Kind",
    "kinds": {
      "all": "All",
      "admin": "Admin",
      "event": "Event",
      "attack": "Attack"
    },
    "kindCount": "{name} {count, number}",
    "unreadOnly": "Unread only",
    "off": "Off under Settings, ALERTS: {names}.",
    "noneShown": "None of these",
    "noneShownNext": "Nothing that was fetched so far fits what you chose.",
    "showAll": "Show all",
    "bulk": "Selected alerts",
    "selectAll": "Select all {count, number}",
    "selected": "{count, plural, =0 {None selected} other {# selected}}",
    "select": "Select: {title}",
    "markRead": "Mark read",
    "markOpened": "Mark opened",
    "nothingToMark": "All of them are marked so already.",
    "marking": "Marking {done, number} of {all, number}…",
    "marked": "{count, plural, one {1 alert marked.} other {# alerts marked.}}",
    "opened": "Opened",
    "kindCountAtLeast": "{name} {count, number}+"
  };
  "inputs": {
    "faults": {
      "usernameMissing": "Please choose a username.",
      "usernameShort": "A username has at least 3 characters.",
      "usernameLong": "A username has at most 15 characters.",
      "usernameLetters": "A username is made of letters, digits, _ and -.",
      "emailMissing": "Please give an e-mail address.",
      "emailLong": "That e-mail address is too long.",
      "emailStrange": "That does not look like an e-mail address.",
      "newPasswordMissing": "Please choose a password.",
      "passwordShort": "A password has at least 8 characters.",
      "passwordLong": "A password has at most 128 characters.",
      "notTrueOrFalse": "Say true or false.",
      "ownUsernameMissing": "Please give your username.",
      "ownPasswordMissing": "Please give your password.",
      "linkIncomplete": "The link is incomplete.",
      "linkInvalid": "The link is not valid.",
      "scopeUnknown": "There are the scopes play, attack and chat.",
      "tokenNameMissing": "Please name the token.",
      "tokenNameLong": "A token's name has at most 60 characters.",
      "tokenNameLetters": "A token's name has no control characters.",
      "scopesNoList": "Scopes are a list.",
      "scopeTwice": "Name each scope once.",
      "resultUnknown": "Choose one of the results.",
      "messageIdStrange": "That is no id of a message.",
      "messageLong": "A message has at most 500 characters.",
      "lineStrange": "That line number does not look right.",
      "timeStrange": "Write a time as 2026-05-20T00:00:00Z.",
      "startNotWhole": "Start is a whole number.",
      "startNegative": "Start is 0 or more.",
      "startBeyond": "No log is that long.",
      "limitNotWhole": "Limit is a whole number.",
      "limitNone": "Ask for at least one line.",
      "limitMany": "Ask for at most 100 lines.",
      "logKindUnknown": "There is no such kind of log.",
      "noteMissing": "Please write something.",
      "noteLong": "A note has at most 280 characters.",
      "offerMissing": "Choose an offer.",
      "offerUnknown": "There is no such offer.",
      "goodsNotWhole": "Goods come whole.",
      "purchaseNone": "Buy at least one.",
      "purchaseMany": "Buy at most a million at once.",
      "playerMissing": "Please name a player.",
      "pageStartNotWhole": "A page starts at a whole number.",
      "pageStartNegative": "A page starts at 0 or later.",
      "pageNotWhole": "A page has a whole number of rows.",
      "pageNone": "A page has at least one row.",
      "pageMany": "A page has at most 100 rows.",
      "plotTextNoText": "The texts of a plot are strings.",
      "plotTextLong": "A text of a plot has at most 280 characters.",
      "plotNameTaken": "A field of a plot cannot have that name.",
      "plotFull": "A plot has room for 10 entries of your own.",
      "idStrange": "That id does not look right.",
      "coordinateNotWhole": "Coordinates are whole numbers.",
      "coordinateOutside": "Coordinates run from 1 to 50.",
      "amountNotWhole": "Amounts are whole numbers.",
      "amountNone": "The amount is at least 1.",
      "amountMany": "That is more than there is.",
      "notText": "This has to be text.",
      "textLong": "That is too long.",
      "baseNameLong": "A base name has at most 30 characters.",
      "quoteLong": "A quote has at most 90 characters.",
      "quoteLines": "A quote has at most 2 lines.",
      "pictureNoFile": "Send the picture as a file.",
      "ladderUnknown": "There is no such ladder.",
      "searchNoText": "Search for a text.",
      "searchLong": "Search for a shorter text.",
      "botsUnsaid": "Say whether you mean the bots.",
      "playerUnnamed": "Name a player.",
      "nameLong": "That name is too long.",
      "controlsUnknown": "The controls are default or numpad.",
      "minesNone": "Lay at least one.",
      "minesMany": "Lay fewer at once.",
      "somebodyMissing": "Name somebody.",
      "somebodyLong": "No name is that long.",
      "plotMissing": "Name a plot.",
      "notOneOfTen": "That is not one of the ten.",
      "unitsNotWhole": "Units come whole."
    },
    "other": "{message}"
  };
  "log-lines": {
    "thousands": ",",
    "resources": {
      "metal": "metal",
      "energy": "energy"
    },
    "amount": "{shown} {resource}",
    "bothAmounts": "{metal} and {energy}",
    "nothing": "nothing",
    "bot": "{name} (bot)",
    "somebodyWhoLeft": "Somebody who left",
    "stranger": "a stranger",
    "unknownPart": "Part",
    "unknownUnit": "unit",
    "unknownTool": "tool",
    "unknownGoods": "goods",
    "account": {
      "start": "Your base stands. You begin with {amounts}.",
      "creditPaid": "Referral credit that waited was paid: {amounts}.",
      "credit": "{referee}'s digging earned you {amounts}.",
      "creditWaits": "Of it {amounts} waits for a later day."
    },
    "dig": {
      "dug": "You dug {amounts} at {x, number}, {y, number}.",
      "dugWith": "You dug {amounts} at {x, number}, {y, number} with {digs, number} digs.",
      "vein": "A vein yielded double.",
      "tired": "You are tired; tomorrow a dig yields in full again."
    },
    "cave": {
      "part": "You found a part in the cave at {x, number}, {y, number}.",
      "knownPart": "You found a part in the cave at {x, number}, {y, number}: {part} ({rarity}).",
      "candle": "Your candle showed you a trap in the cave at {x, number}, {y, number} in time. It has burnt down.",
      "trap": "You fell into a trap in the cave at {x, number}, {y, number} and lost {amounts}.",
      "dug": "You dug {amounts} in the cave at {x, number}, {y, number}.",
      "lost": "You took a wrong turn in the cave at {x, number}, {y, number} and found nothing."
    },
    "forest": {
      "map": "You found a map in the forest at {x, number}, {y, number}: it shows the {title} at {toX, number}, {toY, number}.",
      "oldMap": "You found a map in the forest at {x, number}, {y, number}, but it shows nothing that you have not seen.",
      "allJoined": "You met {met, plural, one {# pikeman} other {# pikemen}} in the forest at {x, number}, {y, number}, {met, plural, one {who} other {all of whom}} joined you.",
      "someJoined": "You met {met, plural, one {# pikeman} other {# pikemen}} in the forest at {x, number}, {y, number}, who wanted to join, but you had room for {joined}.",
      "mines": "You found {n, plural, one {# mine} other {# mines}} in the forest at {x, number}, {y, number}.",
      "lotto": "You found a lottery ticket worth {amounts} in the forest at {x, number}, {y, number}.",
      "probDrive": "You found a Probability Drive in the forest at {x, number}, {y, number}.",
      "improbDrive": "You found an Improbability Drive in the forest at {x, number}, {y, number}.",
      "nothing": "You found nothing in the forest at {x, number}, {y, number}.",
      "tooTired": "You are too tired to search with care."
    },
    "memorial": "You lit a candle at the memorial at {x, number}, {y, number}. You carry {candles, number} of {most, number}.",
    "mirage": "The mirage at {x, number}, {y, number} was real: {amounts}.",
    "army": {
      "boughtPart": "You bought a {part} for {price}.",
      "installedPart": "You installed a {part}; {installed, number} of them work for you now.",
      "boughtUnits": "You bought {count} x {unit} for {price}.",
      "boughtTech": "You bought the tech {tech} for {price}.",
      "upgradedBase": "Your base is now at level {level, number}. It cost {price}.",
      "researched": "You raised {tool} to level {level, number} for {price}.",
      "pack": "You get {count}."
    },
    "factory": {
      "outgrown": "Your base outgrew the small factory at {x, number}, {y, number}. It fell free.",
      "unseen": "You were away for a week. Your factory at {x, number}, {y, number} fell free.",
      "released": "Small factories are scarce. Your factory at {x, number}, {y, number} fell free for newcomers.",
      "lost": "You lost the factory at {x, number}, {y, number}.",
      "lostTo": "You lost the factory at {x, number}, {y, number} to {who}.",
      "guardLost": "You lost {lost, plural, =0 {no unit} one {# unit} other {# units}}; {repaired} of them repaired.",
      "gaveUp": "You gave up your factory at {x, number}, {y, number} and its {slots} slots.",
      "held": "The guard of the factory at {x, number}, {y, number} held.",
      "heldBy": "The guard of the factory of {owner} at {x, number}, {y, number} held.",
      "captured": "You captured the factory at {x, number}, {y, number}: {slots} slots.",
      "capturedFrom": "You captured the factory of {owner} at {x, number}, {y, number}: {slots} slots."
    },
    "battle": {
      "lost": "You lost {n, plural, =0 {no unit} one {# unit} other {# units}}.",
      "lostRepaired": "You lost {n, plural, =0 {no unit} one {# unit} other {# units}}, of which {repaired, plural, one {# was} other {# were}} repaired.",
      "attackHeld": "The base of {who} at {x, number}, {y, number} held against your attack.",
      "attackWon": "You won against the base of {who} at {x, number}, {y, number}.",
      "carriedOff": "You carried off {amounts}.",
      "guardHeld": "The guard of your factory at {x, number}, {y, number} held against {who}.",
      "baseHeld": "Your base at {x, number}, {y, number} held against an attack by {who}.",
      "baseLost": "Your base at {x, number}, {y, number} lost against {who}, who carried off {amounts}."
    },
    "tool": {
      "other": "You used a tool.",
      "mirage": "Something shimmers there: a mirage.",
      "part": "Out of thin air fell a part: {part}.",
      "unknownPart": "an unknown one",
      "pikemen": "Out of thin air came {n, plural, one {# pikeman} other {# pikemen}} and joined you.",
      "candles": "A gust blew out {n, plural, one {your candle} other {all # candles}}.",
      "standingOnIt": "You are standing on it.",
      "way": "It is {steps, plural, one {one step} other {# steps}} to the {direction}."
    },
    "mine": {
      "yours": "Your mine at {x, number}, {y, number} went off under {who} and destroyed {amounts}.",
      "underYou": "A mine went off under you at {x, number}, {y, number}. It destroyed {amounts}."
    },
    "trade": {
      "deposited": "You deposited {amount}.",
      "withdrew": "You withdrew {amount}.",
      "account": "The account holds {amount}.",
      "exchanged": "You changed {gave} into {got}.",
      "bought": "You bought {count, number} x {goods} for {price}.",
      "staked": "You staked {amount}.",
      "coin": {
        "heads": "heads",
        "tails": "tails",
        "edge": "its edge"
      },
      "coinShows": "The coin shows {side}.",
      "diceShow": "The dice show {result, number}.",
      "wheelStops": "The wheel stops at sector {sector, number}.",
      "pays": "It pays {amount}.",
      "stakeLost": "The stake is lost."
    }
  };
  "log": {
    "lead": "{count, plural, one {# line} other {# lines}}, newest first.",
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
      "days": "From day to day"
    },
    "days": {
      "first": "From",
      "last": "To"
    },
    "list": "Log",
    "today": "Today",
    "yesterday": "Yesterday",
    "older": "Older",
    "loadingOlder": "Loading older lines",
    "noOlder": "Nothing older.",
    "note": "Your own note",
    "write": "Write",
    "written": "Note written.",
    "report": "See the battle",
    "field": "Field {x, number}, {y, number}",
    "proof": "Check roll {roll, number}",
    "save": "Download CSV",
    "csv": {
      "time": "Time",
      "kind": "Kind",
      "content": "What happened",
      "fields": "Fields",
      "battle": "Battle",
      "roll": "Roll"
    },
    "emptyTitle": "Nothing of this kind yet",
    "empty": "Digging is the quickest way to a first line.",
    "emptyOf": {
      "account": "Your first step on the map writes one.",
      "dig": "Stand on a Mineral Deposit or a Geothermal Vent, and dig.",
      "referral": "Your referral link is under Account, in the tab Referrals.",
      "note": "Write your first note above.",
      "find": "Search a Cave or a Forest, or light a candle at a Memorial.",
      "army": "Buy units or a tech in the section Attack or Defense.",
      "research": "Raise one in the section Research.",
      "tool": "Use one in the section Tools.",
      "mine": "Lay mines in the section Tools, and wait for somebody to step on one.",
      "battle": "Walk to the base of another player, and attack it.",
      "factory": "Walk to a factory, and capture it.",
      "trade": "Walk to a World Bank, an Exchange Bank or a Black Market.",
      "casino": "Walk to a World Casino, and stake something."
    },
    "emptySpanTitle": "Nothing in this time",
    "emptySpan": "Choose a longer time, or see all there is.",
    "showAll": "Show everything",
    "toField": "Back to the field",
    "failed": "The log could not be loaded.",
    "failedOlder": "Older lines could not be loaded."
  };
  "mails": {
    "greeting": "Hello,",
    "signature": "Emberlode",
    "notYou": "If you did not ask for this, ignore this mail; nothing has changed.",
    "username": {
      "subject": "Your Emberlode username",
      "lead": "Your username is {username}. You can log in here:"
    },
    "password": {
      "subject": "Choose a new Emberlode password",
      "lead": "A new password was asked for {username}. Choose it here within one hour; the link works once:"
    },
    "confirmEmail": {
      "subject": "Confirm your new Emberlode e-mail address",
      "lead": "This address was given for the account {username}. Confirm it here within one hour:"
    },
    "emailChange": {
      "subject": "A new e-mail address for your Emberlode account",
      "lead": "Somebody who is logged in as {username} asked to change the account's address to {email}. It changes when the link that was mailed there is opened. If that was not you, choose a new password here; that stops the change and ends every session:",
      "rest": "If it was you, there is nothing more to do here."
    }
  };
  "offline": {
    "title": "Offline",
    "label": "Offline. The map as last seen at {time}.",
    "noAnswer": "Offline. The game does not answer.",
    "looking": "Looking for the map of your last visit…",
    "lead": "Nothing is lost: the world goes on at the server. This page comes back by itself when the connection does.",
    "noMap": "No map is kept in this browser. It is kept while you play, and deleted when you log out.",
    "toMap": "See the map of your last visit",
    "map": {
      "title": "{username}'s map",
      "hint": "Tap a field to read it and to move the map there; arrows move the mark. Nothing can be done until you are back.",
      "standing": "You stand on",
      "held": "You held",
      "explored": "Explored",
      "fields": "{count} of {total} fields",
      "back": "Back to where you stand"
    },
    "version": {
      "text": "A new version is here.",
      "reload": "Reload",
      "later": "Later"
    },
    "push": {
      "title": "Something happened at your base"
    }
  };
  "overview": {
    "lead": "{explored} of {total} fields explored.",
    "failed": "The map could not be loaded.",
    "label": "World map",
    "role": "map",
    "hint": "Arrows move the mark (Shift: five fields), Enter walks there, M opens a menu, + and - zoom, Home goes back to you.",
    "hintTouch": "Tap to walk, hold for a menu, drag to move, pinch to zoom.",
    "here": "You stand here",
    "steps": "{steps, plural, one {# step} other {# steps}} {where}",
    "cell": "{label}. {way}.",
    "zoomIn": "Zoom in",
    "zoomOut": "Zoom out",
    "toMe": "Where I am",
    "walking": "Walking to {x, number}, {y, number}.",
    "stop": "Stop",
    "legend": "Legend and filters",
    "all": "Show all",
    "none": "Hide all",
    "kinds": {
      "own": "Yours",
      "base": "Bases",
      "factory": "Factories",
      "plot": "Plots",
      "vein": "Veins",
      "rest": "Resting",
      "metal": "Minerals",
      "energy": "Vents",
      "cave": "Caves",
      "forest": "Forests",
      "town": "Other places"
    },
    "town": "K Black Market, W World Bank, X Exchange Bank, S World Casino, R Memorial, U Excavator Center",
    "places": "Places",
    "search": "Search places",
    "searchHint": "A name, a kind, or 12, 7",
    "found": "{count, plural, one {# place} other {# places}}.",
    "nothing": "Nothing here",
    "nothingText": "No place that you know fits. Show more kinds, or search for something else.",
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
    "copied": "Link copied."
  };
  "pages": {
    "home": {
      "title": "Emberlode",
      "kicker": "Free multiplayer strategy, in your browser",
      "headline": "Dig. Build. Hold the frontier.",
      "lead": "One shared map of 2,500 fields. Walk it, dig metal and energy, raise a camp that everyone sees, and talk to all who live there.",
      "playNote": "No form, no download. You are digging in ten seconds.",
      "resume": "Back to the game",
      "login": "I have an account",
      "worldTitle": "The world now",
      "whyTitle": "Why play",
      "why": {
        "0": {
          "title": "A world that stays",
          "text": "Everyone shares the same 50 by 50 map. Ore belts, vents, forests and ruins look the same each visit, and change with your own day and night."
        },
        "1": {
          "title": "Minutes are enough",
          "text": "A dig takes a second, a field rests for an hour. Nobody wins by never sleeping: the tired arm digs less."
        },
        "2": {
          "title": "The same rules for all",
          "text": "No shop, no paid edge. What a dig can yield is on the screen, and a new base is shielded for 72 hours."
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
    "admin": {
      "title": "Admin area",
      "lead": "There is nothing here for players. The game is run by commands on its server, not from this page.",
      "action": "Back home"
    },
    "notFound": {
      "title": "Off the map",
      "lead": "The frontier is 50 by 50 fields, and this address is on none of them.",
      "action": "Back home"
    }
  };
  "palette": {
    "title": "Search",
    "label": "Action, player, codex entry or place",
    "placeholder": "Research, a name, sniper, 12 7",
    "results": "Results",
    "found": "{count, plural, one {# result} other {# results}}",
    "nothing": "Nothing matches. Try a desk, a player's name, a unit or two coordinates.",
    "hint": "Arrow keys choose, Enter opens, Esc closes.",
    "groups": {
      "places": "Places",
      "desks": "Desks",
      "actions": "Actions",
      "pages": "Pages",
      "players": "Players",
      "codex": "Codex"
    },
    "walkHome": "Walk home",
    "walkTo": "Walk to {x, number}, {y, number}",
    "walkToNearest": "Walk to the nearest {title}",
    "here": "you are here",
    "lookAt": "Look at {x, number}, {y, number}",
    "at": "{x, number}, {y, number}",
    "factory": "Walk to your factory of {slots} slots",
    "plot": "Walk to {title}",
    "armyDesks": {
      "army": {
        "attack": "Army: attack",
        "defense": "Army: defense"
      }
    },
    "windows": {
      "alerts": "Alerts",
      "keys": "Keys"
    },
    "pages": {
      "calculator": "Battle calculator",
      "codex": "Codex pages",
      "fair": "Fairness"
    },
    "rank": "Rank {rank}"
  };
  "players": {
    "title": "{name}",
    "loading": "Player",
    "failed": "The player could not be loaded.",
    "missing": {
      "title": "No such player",
      "lead": "Nobody here is called “{name}”.",
      "text": "Names change by a letter easily, and guests who left are gone. The ranks list whom one can meet.",
      "action": "To the ranks"
    },
    "guest": "Guest",
    "you": "This is you",
    "since": "Here since {day}",
    "figures": {
      "title": "Standing",
      "rank": "Rank",
      "power": "Total power",
      "baseLevel": "Base level",
      "attacks": "Attacks",
      "defenses": "Defenses",
      "outcome": "{won} won, {lost} lost",
      "none": "none",
      "offMap": "No base on the map.",
      "hidden": "Units, metal, energy and the place of the base are hidden."
    },
    "ranks": "All ranks",
    "actions": {
      "title": "What you can do",
      "ask": "Ask for a NAP",
      "asking": "Asking…",
      "askHint": "A pact in which neither attacks the other. They get an alert and can accept or reject.",
      "message": "Write in the chat",
      "messageHint": "There is one room for everybody: your message begins with their name.",
      "mention": "@{name} ",
      "started": "Your message in the chat begins with @{name}.",
      "visitor": "Play to write to other players, or to ask them for a NAP."
    },
    "attack": {
      "attack": "Attack {name}",
      "asking": "Asking whether you may attack…",
      "failed": "Whether you may attack is not known.",
      "here": "You stand at their base. What an attack would bring comes first.",
      "again": "Possible in {span}",
      "check": "Check again",
      "away": "An attack begins at their base, {steps, plural, one {# step} other {# steps}} {where} of you.",
      "walk": "Walk to their base",
      "unseen": "An attack begins at their base, which you have not seen yet. Explore, or use a Base Locator.",
      "toTools": "To the tools",
      "toArmy": "Buy attack units"
    },
    "badges": {
      "title": "Badges",
      "empty": "{name} has no badge to show yet. Goals on the game page earn them."
    },
    "battles": {
      "title": "Last battles",
      "note": "Battles over bases and factories. A report can be opened by its two fighters, and by whom they send its link.",
      "empty": "{name} has not fought yet.",
      "wonAttack": "Won an attack on {name}",
      "lostAttack": "Lost an attack on {name}",
      "wonDefense": "Held the base against {name}",
      "lostDefense": "Lost the base's defense against {name}",
      "wonFactory": "Took a factory of {name}",
      "lostFactory": "Was beaten at a factory of {name}",
      "wonFreeFactory": "Took a free factory",
      "lostFreeFactory": "Was beaten at a free factory",
      "heldFactory": "Held a factory against {name}",
      "factoryTaken": "Lost a factory to {name}",
      "opponent": "Page of {name}",
      "report": "Report",
      "reportOf": "Report: {line}"
    },
    "history": {
      "title": "Rank and power over time",
      "empty": "Rank and power are written down every hour; the first two hours are still to come.",
      "rank": "Rank",
      "power": "Power",
      "rankChart": "Rank over time: {from} at first, {to} now, {best} at best.",
      "powerChart": "Power over time: {from} at first, {to} now, {most} at most.",
      "table": "As a table",
      "time": "Time"
    }
  };
  "plots": {
    "lead": "{count} of {most} places marked.",
    "list": "Your plots",
    "here": "You stand here",
    "steps": "{steps, plural, one {# step} other {# steps}} {where}",
    "at": "{x, number}, {y, number}",
    "noTitle": "Plot",
    "walk": "Walk there",
    "walkTo": "Walk to {title}",
    "edit": "Edit",
    "editOf": "Edit {title}",
    "remove": "Delete",
    "removeSure": "Delete?",
    "saveHere": "Save this field, {x, number}, {y, number}",
    "form": {
      "add": "New plot",
      "edit": "Change the plot"
    },
    "title": "Title",
    "note": "Note",
    "color": "Colour",
    "colors": {
      "none": "No colour",
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
    "empty": "Mark the field you stand on, and come back to it in one press.",
    "full": "Two hundred are all there is room for. Delete one first.",
    "failed": "The plots could not be loaded.",
    "copy": "Copy",
    "copyOf": "Copy {title} as text",
    "copied": "Copied: {title}.",
    "tools": {
      "choose": "Choose several",
      "copyAll": "Copy all as text",
      "copied": "All plots copied.",
      "csv": "Save as CSV",
      "bring": "Import"
    },
    "gps": {
      "ready": "GPS: ready",
      "rests": "GPS: ready in {span}",
      "not": {
        "GPS_NEEDED": "GPS: you have none",
        "NOT_FOUND": "GPS: no such place",
        "ALREADY_THERE": "GPS: you are there"
      },
      "level": "GPS level {level, number}: one journey every {minutes} minutes, to any plot.",
      "toTools": "Travel",
      "toResearch": "Open Research"
    },
    "bulk": {
      "label": "What is chosen",
      "choose": "Choose {title}",
      "chosen": "{count} chosen",
      "all": "Choose all",
      "none": "Choose none",
      "color": "New colour",
      "paint": "Change colour",
      "remove": "Delete {count}",
      "removeSure": "Delete all {count}?"
    },
    "batch": {
      "label": "How far it is",
      "under": "{done, number} of {of, number}",
      "saved": "{count, plural, one {# plot} other {# plots}} saved.",
      "painted": "{count, plural, one {# plot} other {# plots}} changed.",
      "removed": "{count, plural, one {# plot} other {# plots}} deleted.",
      "partly": "{done, number} done, {refused, number} not: {reason}"
    },
    "bring": {
      "label": "Bring plots in",
      "paste": "Paste lines of text",
      "example": "Old mill (12, 7): good digging",
      "file": "Or a CSV file with the columns title, x, y, note, color",
      "tooLarge": "The file is too large for two hundred plots.",
      "noColumns": "The first line has to name the columns: title, x, y, note, color.",
      "read": "{bad, plural, =0 {{good, number} to save.} other {{good, number} to save, # refused:}}",
      "line": "Line {line, number}: {reason}",
      "more": "And {count, number} more.",
      "save": "Save {count, plural, one {# plot} other {# plots}}",
      "refused": {
        "place": "the place has to be two whole numbers from 1 to 50, as in (12, 7).",
        "long": "a text is longer than {most} characters.",
        "known": "you have this plot already.",
        "full": "there is no room for it."
      }
    }
  };
  "profile": {
    "title": "Account",
    "tabs": {
      "profile": "PROFILE",
      "referrals": "REFERRALS",
      "sessions": "SESSIONS",
      "tokens": "API TOKENS"
    },
    "facts": {
      "member": "Playing since",
      "baseAt": "Base",
      "noBase": "Placed with your first step"
    },
    "form": {
      "label": "Profile",
      "picture": "Picture",
      "pictureHint": "JPEG, PNG, WebP, GIF or AVIF of up to 1 MB and 4 megapixels. Shown as a square.",
      "pictureNow": "Your picture",
      "pictureNext": "Your new picture, not saved yet",
      "noPicture": "No picture yet",
      "pictureTooLarge": "A picture has at most 1 MB; that one has {megabytes} MB. Choose a smaller one.",
      "keepPicture": "Keep the picture as it is",
      "baseName": "Base name",
      "baseNameHint": "At most {max, number} characters. Players see it on your base.",
      "quote": "Quote",
      "quoteHint": "{length, number} of {max, number} characters, at most {lines, number} lines. Players read it at your base.",
      "emailHint": "A new address counts once you open the link that is mailed to it.",
      "submit": "Save profile",
      "updated": "Profile updated",
      "failed": "Error updating profile",
      "saved": "Saved. Players see it from now on.",
      "mailed": "Saved. A link is on its way to {email}; the address changes once you open it.",
      "nothing": "Nothing to save: everything is as it was."
    },
    "password": {
      "title": "Change your password",
      "lead": "Logs out your other devices, and deletes your API tokens.",
      "old": "Old password",
      "submit": "Change password",
      "updated": "Password updated",
      "failed": "Error updating password",
      "done": "Log in with the new password from now on. Your other devices are logged out.",
      "nothing": "Nothing to change: both fields are empty."
    },
    "referrals": {
      "title": "Bring a friend",
      "lead": "You are credited 10% of everything a referred player digs, on top of what they keep.",
      "link": "Your link",
      "copy": "Copy link",
      "copied": "Referral Link Copied",
      "guest": "A link needs a name that stays. Name yourself first; it takes half a minute.",
      "table": "Players who came by your link",
      "columns": {
        "id": "Id",
        "player": "Player",
        "date": "Date",
        "metal": "Metal",
        "energy": "Energy"
      },
      "newest": "These are the newest {shown} of {all}.",
      "waiting": "{metal} metal and {energy} energy wait for later days: a day credits no more than your own digging allows.",
      "failed": "Your referrals could not be looked up."
    },
    "sessions": {
      "lead": "Where you are logged in. End what you do not know, then change your password.",
      "list": "Where you are logged in",
      "here": "This device",
      "seen": "Last seen {time}",
      "since": "logged in {time}",
      "stays": "stays logged in",
      "end": "Log out",
      "endOf": "Log out {device}, last seen {time}",
      "endOthers": "Log out all others",
      "ended": "{device} is logged out.",
      "endedOthers": "{count, plural, one {The other device is logged out.} other {All # other devices are logged out.}}",
      "alone": "You are logged in nowhere else.",
      "failed": "Your sessions could not be looked up."
    },
    "tokens": {
      "lead": "A token lets a program of yours play in your name. It cannot change your password or your e-mail address.",
      "docs": "What a program can call",
      "guest": "A token needs a name that stays. Name yourself first; it takes half a minute.",
      "name": "Name of the token",
      "nameHint": "What it is for, in your own words",
      "may": "What it may do",
      "mayHint": "Reading what you can read is always allowed.",
      "scopes": {
        "play": "Play: walk, dig, explore, buy, build",
        "attack": "Fight: attack bases and capture factories",
        "chat": "Speak in the chat"
      },
      "scopeNames": {
        "play": "play",
        "attack": "fight",
        "chat": "chat"
      },
      "allowed": "may {names}",
      "submit": "Create token",
      "created": "The token {name} is made.",
      "secret": "Token {name}",
      "once": "Copy it now: it is shown this once. Send it as the header “Authorization: Bearer”, followed by the token.",
      "copyToken": "Copy token",
      "list": "Your tokens",
      "made": "Made {time}",
      "used": "last used {time}",
      "unused": "never used",
      "remove": "Delete",
      "removeSure": "Press again to delete",
      "removed": "The token {name} is deleted.",
      "emptyTitle": "No tokens yet",
      "empty": "Name one above, and your first program can play along.",
      "failed": "Your tokens could not be looked up.",
      "readsOnly": "only reads"
    }
  };
  "raid": {
    "target": {
      "title": "Who lives here",
      "baseOf": "Base of {name}",
      "rank": "Rank",
      "noRank": "None without units",
      "rankComing": "Not known yet",
      "power": "Total power",
      "standing": "Slots in all",
      "baseLevel": "Base level",
      "hidden": "Units and resources stay hidden until you have fought."
    },
    "terms": {
      "title": "The attack",
      "allowed": {
        "size": "You may attack: this player is not too weak for you.",
        "revenge": "You may take revenge: this player took from your base within 24 hours, so weakness does not protect. You get back at most twice of what is not yet avenged.",
        "wealth": "You may attack: this player carries more than their slots protect. Loot counts from what is above that, and all units they lose are repaired."
      },
      "again": "Possible in {span}",
      "check": "Check again",
      "left": "Attacks left today",
      "ofDay": "{left} of {all}",
      "army": "Your army",
      "armyUnits": "{count} units, {strength} strength",
      "morale": "Morale",
      "moraleFull": "Full",
      "moraleLow": "{share}: they are smaller than you",
      "supply": "Room for your army",
      "supplyShort": "Slots for {share} of it: strength and hp sink to {share}",
      "loot": "Most that you could carry off",
      "lootValue": "{metal} metal or {energy} energy",
      "lootRule": "A victory takes up to {percent}% of what is carried above {untouched}, of the resource they carry more of, and more of it the fewer hp you lose.",
      "poolRule": "All raiders of your size together take at most {percent}% of what they carry in 24 hours.",
      "lootNone": "Nothing: loot is at most what you dug yourself in seven days.",
      "lootNoneHere": "Nothing: a tenth of what you dug in seven days is all that one player yields.",
      "lootGuest": {
        "attacker": "Nothing: a guest carries off no loot. Take a name first.",
        "defender": "Nothing: this player is a guest, from whom nothing is looted."
      },
      "lootReferral": "Nothing: one of you brought the other here, and you do not loot each other.",
      "week": "Left to loot this week",
      "weekValue": "{metal} metal, {energy} energy",
      "revenge": "Left of your revenge",
      "revengeLeft": "{amount} in all",
      "tooWeak": "Weakness protects, but not who took from your base within 24 hours, nor what is carried above {perSlot} a slot.",
      "dropsShield": "Attacking ends your own shield at once.",
      "buyUnits": "Buy attack units"
    },
    "forecast": {
      "title": "Forecast",
      "from": "Forecast from",
      "fromReport": "Their army as you left it {when}",
      "fromInput": "An army that you enter",
      "guess": "Nobody knows what stands there. Enter the army that you expect.",
      "note": "A forecast knows only these armies: they may have bought units since.",
      "defense": "Their defense",
      "ramparts": "Ramparts: Walls and Marksmen strike 25% harder",
      "odds": "{count} battles with this army",
      "won": "Won",
      "lostBattle": "Lost",
      "margin": "with {share} of the hp left on average",
      "expected": "On average you lose {lost} of {sent} units, and they lose {theirs} of {stood}.",
      "you": "Your losses",
      "them": "Their losses",
      "nobody": "Nobody.",
      "unit": "Unit",
      "stood": "Stood",
      "lost": "Lost",
      "calculator": "Open in the calculator"
    },
    "attack": {
      "button": "Attack {name}",
      "sure": "Press again to attack",
      "fighting": "Fighting…",
      "won": "Won",
      "lost": "Lost",
      "lines": {
        "metal": "metal",
        "energy": "energy",
        "units": "units"
      },
      "losses": "You lost {lost} of {sent} units.",
      "theirLosses": "They lost {lost} of {stood} units for good.",
      "loot": "You carried off {amount} {resource}.",
      "noLoot": "You carried off nothing.",
      "report": "The whole report",
      "result": "How it went"
    },
    "failed": "What is known of this base could not be loaded.",
    "revenge": {
      "title": "Revenge",
      "walk": "Walk to the base of {name}",
      "where": "It stands at {x, number}, {y, number}. The attack asks you once more there.",
      "looking": "Looking for it on your map…",
      "unknown": "The base of {name} is not on your map. A Base Locator finds it.",
      "tools": "Open tools"
    }
  };
  "ranks": {
    "title": "Ranks",
    "lead": "The first five hundred of each ladder. Whoever stands on the map is ranked by total power.",
    "tabs": "Ladders",
    "ladders": {
      "power": {
        "tab": "Power",
        "table": "Ranks by power",
        "caption": "By total power: halved while attack and defense are more than a fifth apart. At most five seconds old.",
        "notOn": "You are not on this ladder yet: take a step in the game to place your base."
      },
      "attack": {
        "tab": "Attack",
        "table": "Ranks by attack",
        "caption": "Who has the stronger attack: only the order is shown. Amounts stay hidden before a fight; an Army Locator finds them out. The power beside each name is the total.",
        "notOn": "You are not on this ladder yet: take a step in the game to place your base."
      },
      "defense": {
        "tab": "Defense",
        "table": "Ranks by defense",
        "caption": "Who has the stronger defense: only the order is shown. Amounts stay hidden before a fight; an Army Locator finds them out. The power beside each name is the total.",
        "notOn": "You are not on this ladder yet: take a step in the game to place your base."
      },
      "loot": {
        "tab": "Loot",
        "table": "Ranks by loot",
        "caption": "Metal and energy looted from other players' bases since the beginning, added up. At most a minute old.",
        "notOn": "You are not on this ladder yet: win an attack on a base that has something to loot."
      },
      "explored": {
        "tab": "Explored",
        "table": "Ranks by explored land",
        "caption": "Fields of the map that were seen from near, out of 2,500. At most a minute old.",
        "notOn": "You are not on this ladder yet: what you walk past counts."
      },
      "bots": {
        "tab": "Bots",
        "table": "Ranks of the bots",
        "caption": "Players that a program plays, labelled so by whoever runs the server. They rank among themselves, by total power.",
        "notOn": ""
      }
    },
    "rank": "Rank",
    "player": "Player",
    "base": "Base",
    "power": "Power",
    "loot": "Loot",
    "explored": "Fields",
    "change": "24 h",
    "changes": {
      "up": "{ranks} up",
      "down": "{ranks} down",
      "same": "same",
      "unknown": "new"
    },
    "you": "you",
    "near": "You and your neighbours",
    "nearFailed": "Your own place could not be loaded.",
    "failed": "The ranks could not be loaded.",
    "emptyTitle": "Nobody ranks yet",
    "empty": {
      "power": "Whoever places a base is on the list.",
      "attack": "Whoever places a base is on the list.",
      "defense": "Whoever places a base is on the list.",
      "loot": "Nobody has looted anything yet. The first attack that is won opens this ladder.",
      "explored": "Whoever places a base is on the list.",
      "bots": "No bot plays in this world."
    }
  };
  "research": {
    "lead": "No research can pass the level of your base, now {level}.",
    "leadNoBase": "Researches need a base: take your first step.",
    "show": "Show",
    "filters": {
      "all": "All 14",
      "raisable": "Raisable now: {count}"
    },
    "groups": {
      "raiding": "Raiding",
      "finding": "Scouting and finding",
      "moving": "Moving",
      "town": "Town"
    },
    "list": "Researches: {group}",
    "level": "Level {level} of {most}",
    "now": "Now",
    "next": "At level {level}",
    "raise": "Raise {name} to level {level}",
    "raiseShort": "Raise to {level}",
    "raised": "{name} raised to level {level}.",
    "refused": {
      "base": "Needs a base of level {need}. Upgrade your base first.",
      "most": "Highest level reached."
    },
    "metal": "metal",
    "energy": "energy",
    "nothingTitle": "Nothing to raise now",
    "nothingText": "Dig for metal and energy, or upgrade your base to lift the ceiling.",
    "showAll": "Show all researches",
    "effects": {
      "none": "Nothing yet",
      "held": "You hold {count}",
      "pack": "{pack} more, {count} in all",
      "hotcut": "Loot is {percent}% of what lies open",
      "scouter": "Sees factories within {steps} steps",
      "scouterAll": "Sees every factory of the map",
      "bank": "Account holds {cap} of each",
      "casino": "Stakes up to {stake}",
      "market": "{least} to {most} of each tool a day",
      "gps": "A journey every {minutes} minutes"
    }
  };
  "rules": {
    "walking": {
      "title": "Walking",
      "text": "One step in any of eight directions; the map's edges join. You see every field within {sight} steps of where you ever stood, and act only on the field you stand on."
    },
    "digging": {
      "title": "Digging",
      "text": "A dig gives an even draw from your range, and the field rests {minutes} minutes for you. The day's first {full} digs pay in full, up to {half} half, later ones almost nothing. The day begins at 00:00 UTC."
    },
    "effort": {
      "title": "Effort",
      "text": "One press can use up 5 digs for {five} % of their sum, or 20 for {twenty} %. Only the day's first {most} digs can be used up like this."
    },
    "veins": {
      "title": "Veins",
      "text": "Each day one ore field in {oneIn} holds a vein: your first dig there pays double, {perDay} times a day. You see veins within {sight} steps of where you stood that day."
    },
    "searching": {
      "title": "Caves and forests",
      "text": "A cave can be explored again after {cave} minutes, a forest after {forest} hours. After {caves} caves or {forests} forests of a day you find less, never more traps. A candle from a memorial, one a day and at most {candles}, turns a trap away."
    },
    "mirages": {
      "title": "Mirages",
      "text": "Between {from}:00 and {to}:00 of your game clock a step onto empty wasteland shows a mirage with a chance of {percent} %. Explore it before you step on: {reward} metal or energy, once a day."
    },
    "places": {
      "title": "Where your base stands",
      "text": "Your base goes up with your first step. Until you have acted {actions} times it leaves the map after {idleHours} idle hours and comes back with your next step; you keep all that you own. One network has room for the bases of {guests} guests, and of {young} players who are younger than {days} days. When {botPercent} % of all places are taken, bots make room for players; when {percent} % are, those who were away longest do."
    },
    "shield": {
      "title": "Shield",
      "text": "For {hours} hours nobody can attack your base, and no mine goes off. The first factory you ever capture cannot be taken if it has {slots} slots or fewer; others can, and no other takes its place. Attacking a base, fighting for another's factory or laying mines ends it."
    },
    "armies": {
      "title": "Armies and slots",
      "text": "Every unit takes slots; your base and your factories give them. An army larger than its slots fights in proportion weaker. Most units need a tech of their side first."
    },
    "battles": {
      "title": "Battles",
      "text": "Up to {rounds} rounds. A side breaks when {percent} % of its hp is gone; after the last round the defender holds. Some units strike harder at some enemies. {repaired} % of lost defense units are repaired. Attacking somebody smaller costs morale; it stays at {floor} % or more while your attack and defense are in balance and Kamikazes of either kind make up less than half of the strength that attacks."
    },
    "attacks": {
      "title": "Attacks",
      "text": "At most {perDay} a day, and the same base again after {again} hours. A victory takes {least} to {most} % of what is carried above {untouched}; what lies in the bank is safe. Guests neither loot nor are looted."
    },
    "loot": {
      "title": "Limits of loot",
      "text": "All raiders together take at most {large} % of what a base carries in 24 hours; those of under half its owner's standing have {small} % of their own. Your loot of any seven days is at most what you dug of that resource in them, and from one player {victim} % of that. Nothing is looted between you and those who came by your link. Who has less than half the standing of their raider loses no defense unit for good."
    },
    "weakness": {
      "title": "Weak targets",
      "text": "Nobody below {weak} % of your standing can be attacked, with two exceptions. Who took from your base within 24 hours is open to revenge, for at most {times} times what is not yet avenged. Who carries more than {perSlot} metal and energy for each slot is open for what is above it alone, and all units they lose are repaired."
    },
    "factories": {
      "title": "Factories",
      "text": "A free factory has one Wall for every {slots} slots as its guard, and more for each factory you hold. One taken from a player is safe for {minutes} minutes, once a day; one you give up is barred to you for {hours} hours, whoever holds it between."
    },
    "smallFactories": {
      "title": "Small factories",
      "text": "Half of all factories have {slots} slots or fewer. They are for bases up to level {level}, {most} a player. While more than {percent} % of them are held, those above that, longest held first, fall free: an alert tells their owners an hour before. For an hour only players without a factory can take those, and the last owner not for a day. A field that was free for an hour within a day is left alone."
    },
    "mines": {
      "title": "Mines on the map",
      "text": "A mine lies {hours} hours on an empty field, at most {most} there. The next stranger to arrive loses {percent} % of what they carry, at most {cap} of each."
    },
    "naps": {
      "title": "NAPs",
      "text": "Two players may agree not to attack each other, take each other's factories or set off each other's mines. Ending it takes effect after {hours} hours."
    },
    "researches": {
      "title": "Researches in general",
      "text": "One for each tool, {most} levels, each twice the price of the one before, in metal and again in energy. No level passes that of your base."
    },
    "town": {
      "title": "Banks, market and casino",
      "text": "The World Bank keeps what nobody can loot. The Exchange Bank changes at {percent} %. The Black Market has {offers} offers a day. The World Casino takes {stakes} stakes a day and keeps {edge} % of each on average."
    },
    "power": {
      "title": "Power and ranks",
      "text": "Power is strength times count over all units but the fifth and tenth of each side. It is halved while attack and defense are far apart. Players rank by it."
    },
    "referrals": {
      "title": "Referrals",
      "text": "You earn {percent} % of each dig of players whom you referred, on top of it; guests count once they take a name. A day pays at most {own} % of what you dug yourself plus {allowance}; the rest waits and is never lost."
    },
    "chance": {
      "title": "Provable chance",
      "text": "Caves, forests, mirages, the casino and battles are rolled from a secret whose fingerprint is published before the day. The secret itself follows after the day, and anybody can check any roll."
    }
  };
  "settings": {
    "alertsNote": "Kept with your account. What is off is neither shown nor sounds as it comes in.",
    "push": {
      "title": "This device",
      "label": "Notify this device when my base is attacked",
      "note": "For when the game is closed or in the background. It lasts as long as you are logged in on this device.",
      "short": "You are logged out an hour after you leave. Log in with “Stay logged in” to be notified for 30 days.",
      "notAllowed": "You did not allow notifications, so nothing was changed.",
      "attackOff": "Attack alerts are off above: nothing comes until they are on.",
      "failed": "The browser could not set it up just now. Check that you are online and try again.",
      "states": {
        "unsupported": "This browser cannot show notifications of the game. On an iPhone or iPad, add the game to the Home Screen first and open it there.",
        "absent": "Notifications are not available here right now. Reload the page and look again.",
        "blocked": "This browser blocks notifications of the game. Open its settings for this site, by the sign beside the address, allow notifications, and reload the page."
      }
    },
    "sounds": {
      "volume": "Volume",
      "volumeOf": "{percent, plural, =0 {Silent} other {# %}}",
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
      "silent": "The volume is 0: nothing sounds.",
      "captions": "Show sound captions",
      "captionsHint": "What sounds is written at the bottom of the page too.",
      "note": "Kept in this browser. Of several tabs only the one used last sounds."
    },
    "controls": {
      "legend": "Keys for walking",
      "defaultNote": "Q W E, A D, Z X C; S reloads",
      "numpadNote": "7 8 9, 4 6, 1 2 3; 5 reloads",
      "both": "Arrow keys walk in both.",
      "keysTitle": "Your keys: {scheme}",
      "keysNote": "Kept in this browser, for each of the two choices above its own.",
      "change": "Change",
      "changeOf": "Change the key: {what}",
      "press": "Press a key…",
      "pressHint": "Escape keeps the key as it is.",
      "changed": "{what}: {key}.",
      "kept": "{what} stays at {key}.",
      "reset": "Back to the usual keys",
      "resetDone": "All keys are the usual ones again.",
      "taken": "{key} is taken: {what}. Choose another one, or change that one first.",
      "arrow": "Arrow keys walk in any case. Choose another one.",
      "browser": "{key} belongs to the browser. Choose another one.",
      "stay": "Reload this field",
      "dig": "Dig or explore",
      "effortMore": "More effort",
      "effortLess": "Less effort",
      "help": "Key sheet",
      "go": "Go {direction}"
    },
    "display": {
      "languageLegend": "Language",
      "themeLegend": "Look",
      "themes": {
        "system": "Like the device",
        "dark": "Dark",
        "light": "Light",
        "contrast": "High contrast"
      },
      "systemNote": "Changes as the device does",
      "motionLegend": "Motion",
      "motions": {
        "system": "Like the device",
        "less": "Less"
      },
      "lessNote": "Nothing slides, flickers or counts up",
      "note": "Kept in this browser."
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
        "use": "a tool at work",
        "capture": "a factory captured",
        "refused": "refused",
        "won": "a battle won",
        "lost": "a battle lost",
        "alertAdmin": "alert of the admins",
        "alertEvent": "alert of an event",
        "alertAttack": "alert of an attack",
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
    "skipToContent": "Skip to content",
    "loading": "Loading…",
    "close": "Close",
    "copy": "Copy",
    "copied": "Copied",
    "retry": "Try again",
    "linkCopied": "Link copied",
    "copyFailed": "The browser did not allow copying. Select the text and copy it by hand.",
    "notices": "Notices",
    "newTab": "opens in a new tab",
    "bot": {
      "mark": "Bot",
      "hint": "Played by a program",
      "named": "{name} (bot)"
    },
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
      "figures": "What you hold",
      "freeSlots": "Free slots",
      "power": "Power",
      "gameDate": "Game date: year {year, number}, {days, plural, one {# day} other {# days}} since your first, {time}",
      "date": "Date",
      "explainDate": "Date {day}, {time}: what it means",
      "dateMeans": "The date of your game: year {year, number}, then {days, plural, one {1 day} other {# days}} since your first one. The clock runs by UTC; night, dawn, day and dusk take six hours each, from 00:00 on.",
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
      "guestTitle": "Leave the game?",
      "guestText": "You play as a guest, and a guest has no way back: logging out gives up your base, your resources and everything explored.",
      "guestKeep": "Name yourself and keep it",
      "guestLeave": "Log out and give it up"
    },
    "connection": {
      "noAnswer": "No answer from the game. Check your connection; nothing was lost.",
      "serverError": "Something went wrong. Nothing was changed; please try again.",
      "lost": "Connection lost. Reconnecting…",
      "back": "Connected again",
      "liveLost": "Live connection lost. Chat and alerts catch up by themselves.",
      "sessionEnds": "You will be logged out in {time}.",
      "stay": "Stay logged in"
    },
    "crash": {
      "title": "This page broke",
      "text": "Something on it went wrong. Your game is safe on the server; loading the page again usually helps.",
      "reload": "Reload the page"
    }
  };
  "story": {
    "title": "What burns below",
    "lead": "How the Emberlode was found, lost and left to whoever digs.",
    "chapters": {
      "seam": {
        "title": "The seam",
        "text": {
          "0": "Nobody was looking for it. A survey crew, three days off its map and out of water, drilled for a well and struck a seam of steel-grey lode that rang like a bell. Under the lode ran something warm. When they lifted the drill, the bit glowed.",
          "1": "They named it the Emberlode: ore above, fire below, the one never found far from the other. Lode makes walls, barrels and gears. Ember makes them move. Every quarrel on this ground since has been about having a little too much of one and not enough of the other."
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
        "title": "Whoever digs",
        "text": {
          "0": "The heat came back first: thin steam on cold mornings, a red line in the rock. Then the claimants, one tent at a time. No Company this time, and no flag. A claim is a tent, a pick and a stubborn look; a claim that lasts becomes a palisade, a tower, a citadel that others see on the horizon and count the lamps of.",
          "1": "You arrive at dusk with a thousand of each in the cart. Nobody may touch your tent for three days. The seam rings under your boots. Dig."
        }
      }
    }
  };
  "tools": {
    "lead": "Used up one by one, or kept for good. Nothing is used up by a refusal.",
    "sections": {
      "here": "Usable here",
      "held": "Held",
      "missing": "Not held yet"
    },
    "list": {
      "here": "Tools usable here",
      "held": "Tools held",
      "missing": "Tools not held yet"
    },
    "count": "You hold {count}",
    "level": "Level {level}",
    "open": "Use",
    "shut": "Fold",
    "works": "Works by itself",
    "hereNoneTitle": "Nothing to use here",
    "hereNoneText": "Some tools want an empty field. Others come with research, the Black Market or a find.",
    "toResearch": "Open Research",
    "get": {
      "research": "Research it: each level makes it better.",
      "pack": "Research it: each level brings {pack}. The Black Market sells it too.",
      "packForest": "Research it: each level brings {pack}. Forests hide it, the Black Market sells it."
    },
    "refused": {
      "emptyOnly": "That needs an empty field: wasteland with nothing built on it.",
      "noBase": "You have no base to move yet.",
      "alreadyBase": "Your base stands here already.",
      "noAttack": "Your attack is 0: no base is weaker than that.",
      "resting": "Ready again in {span}"
    },
    "map": {
      "mines": "Where to lay mines",
      "mdn": "Where to sweep",
      "base_mover": "Where to move the base",
      "hint": "Choose a field with the arrows or a tap.",
      "picked": "chosen",
      "inArea": "in the area",
      "blocks": "too close",
      "here": "you are here"
    },
    "legend": {
      "mines": "The marked fields must have no building and no base.",
      "mdn": "The marked fields are swept of other players' mines, your partners' excepted.",
      "base_mover": "The base goes to the marked field."
    },
    "walkFirst": "Walk to {x, number}, {y, number} first",
    "mines": {
      "howMany": "How many mines",
      "go": "{count, plural, one {Lay # mine} other {Lay # mines}}",
      "note": "They lie for {hours} hours and go off under the next stranger. At most five lie on a field.",
      "dropsShield": "Laying mines ends your beginner's shield.",
      "laid": "They lie until {time} tomorrow."
    },
    "mdn": {
      "go": "Sweep this area",
      "note": "Half of what is cleared is yours. A sweep that finds nothing is used up too."
    },
    "army_locator": {
      "go": "Find a base to raid",
      "note": "The nearest base with a weaker defense than your attack that you may attack now."
    },
    "flag_locator": {
      "go": "Find a factory",
      "note": "The nearest factory held by another player, else the nearest free one."
    },
    "base_locator": {
      "whose": "Whose base",
      "nearest": "The nearest",
      "named": "A player's",
      "player": "Player",
      "placeholder": "Type a name",
      "go": "Find the nearest base",
      "goNamed": "Find the base: {name}",
      "choose": "Choose a player first.",
      "seen": "seen on your map",
      "rank": "rank {rank}",
      "ofBot": "bot, {note}"
    },
    "base_mover": {
      "go": "Move the base here",
      "sure": "Really move the base here?",
      "note": "Your units and slots stay as they are. Mines on the field are cleared."
    },
    "prob_drive": {
      "type": "Kind of field",
      "go": "Jump to a field: {title}",
      "note": "Any other field of that kind on the whole map, each as likely as the next. Mines there may go off."
    },
    "improb_drive": {
      "go": "Jump anywhere",
      "note": "Any other field of the map, each as likely as the next. Mines there may go off.",
      "odds": "What the jump may bring",
      "plain": "Only the jump",
      "rare": "Something wildly unlikely",
      "which": "Of the unlikely things, each as likely as the next:",
      "kinds": {
        "part": "An excavator part, as rare as in caves",
        "mirage": "A mirage, unless you explored today's",
        "pikemen": "{min} to {max} Pikemen, as slots allow",
        "candles": "All your candles blow out"
      }
    },
    "gps": {
      "plots": "Your plots",
      "note": "One journey every {minutes} minutes.",
      "go": "Travel",
      "goTo": "Travel to {title}",
      "where": "{x, number}, {y, number}. {steps}",
      "steps": "{steps, plural, one {1 step to the {direction}} other {# steps to the {direction}}}",
      "hereNow": "You are standing there.",
      "noneTitle": "No plots yet",
      "noneText": "Save a place as a plot, and the GPS takes you back to it.",
      "toPlots": "Open Plots"
    },
    "found": {
      "title": "Found",
      "base": "Base of {name}",
      "defended": "Base of {name}, defense {defense}",
      "factory": "Factory of another player",
      "freeFactory": "Free factory",
      "walk": "Walk there",
      "save": "Save as plot",
      "saved": "Saved as plot",
      "savedDone": "Plot saved: {title}.",
      "dismiss": "Dismiss what was found"
    },
    "words": {
      "metal": "metal",
      "energy": "energy",
      "pikemen": "Pikemen",
      "candles": "candles"
    }
  };
  "town": {
    "resource": "Resource",
    "resources": {
      "metal": "Metal",
      "energy": "Energy"
    },
    "carried": "{resource} carried",
    "amount": "How much {resource}",
    "needs": {
      "bank": {
        "title": "World Bank counter",
        "reason": "A Bank Card opens an account. Its first level costs:"
      },
      "market": {
        "title": "The stalls",
        "reason": "Only holders of a Black Market Key may buy. Its first level costs:"
      },
      "casino": {
        "title": "The tables",
        "reason": "Only holders of a Casino Key may play. Its first level costs:"
      }
    },
    "toResearch": "Research {name}",
    "bank": {
      "lead": "Deposits are free, safe from raids and earn nothing. Your card holds up to {cap} of each.",
      "leadNoCard": "Deposits are free and safe from raids. They earn nothing.",
      "action": "What to do",
      "actions": {
        "deposit": "Deposit",
        "withdraw": "Withdraw"
      },
      "inBank": "{resource} in the bank",
      "atRisk": "At risk in one raid, at most",
      "go": {
        "deposit": "Deposit {what}",
        "withdraw": "Withdraw {what}"
      },
      "full": "Your account is full of this.",
      "nothing": {
        "deposit": "You carry none of this.",
        "withdraw": "You have none of this in the bank."
      }
    },
    "exchange": {
      "lead": "Open to all. For every 10 you give, you get 9 of the other; the tenth is burnt.",
      "give": "Give",
      "gets": "You get",
      "burns": "Burnt",
      "go": "Give {gives} for {gets}",
      "tooLittle": "The counter changes no less than {least}."
    },
    "market": {
      "lead": "Six offers a day, the same for everybody; each has a stock of your own.",
      "offers": "Today's offers",
      "next": "New offers in {span}",
      "below": "{percent} below list price",
      "above": "{percent} above list price",
      "atList": "at list price",
      "left": "{left} of {stock} left for you today",
      "noKey": "For holders of a Black Market Key, {stock} a day",
      "kinds": {
        "tool": "Tool",
        "part": "Excavator part"
      },
      "price": "{price} {resource} each",
      "howMany": "How many: {title}",
      "choose": "Choose",
      "chosen": "Chosen",
      "go": "Buy {count} {title} for {price}",
      "goNone": "Buy {title}",
      "soldOut": "You bought all that is left for you today.",
      "partLimit": "You have all of these parts that can be installed.",
      "short": "You cannot pay for one."
    },
    "casino": {
      "lead": "House edge 2% on every game. {left} of {perDay} stakes left today.",
      "games": {
        "coin": "Coin",
        "dice": "Dice",
        "wheel": "Wheel"
      },
      "game": "Game",
      "choice": "Your guess",
      "coin": {
        "0": "Heads",
        "1": "Tails"
      },
      "stake": "Stake",
      "odds": {
        "coin": "The coin",
        "dice": "The dice",
        "wheel": "The wheel of 50 sectors"
      },
      "win": "Pays {pays}x",
      "lose": "Nothing",
      "expected": "Of {stake} staked, {mean} come back on average: the house keeps {edge}.",
      "play": "Stake {stake} {resource}",
      "session": "Since you sat down",
      "sessionNone": "Nothing staked yet",
      "limit": "Stop me after losing",
      "limits": {
        "none": "No limit",
        "of": "{amount}"
      },
      "limitReached": "You have lost as much as you allowed yourself. Come back another time, or raise the limit.",
      "proof": "Every roll can be checked once the day's seed is published.",
      "won": "{result}. You won.",
      "lost": "{result}. The house keeps it.",
      "even": "{result}. You get your stake back.",
      "results": {
        "coin": "The coin shows {name}",
        "dice": "The dice shows {pips, number}",
        "wheel": "The wheel stops at {pays, number}x"
      }
    }
  };
  "treaties": {
    "title": "Alliances",
    "tabs": {
      "naps": "NAPs",
      "clans": "Clans"
    },
    "lead": "A NAP is a non-aggression pact of two players. While it stands, neither can attack the other or take the other's factories, and the mines of one do not go off under the other. Ending or blocking it takes 24 hours to count.",
    "failed": "The NAPs could not be loaded.",
    "ask": {
      "title": "Ask for a NAP",
      "label": "Name of the player",
      "hint": "They get an alert and can accept or reject. Until they accept, both of you may attack.",
      "nameFirst": "Please name a player.",
      "submit": "Ask for a NAP",
      "pending": "Asking…"
    },
    "lists": {
      "toYou": {
        "title": "Requests to you",
        "search": "Search the requests to you",
        "emptyTitle": "Nobody is asking you",
        "empty": "Whoever asks you for a NAP stands here, to accept or reject. You can ask first, above."
      },
      "naps": {
        "title": "NAPs in force and blocked",
        "search": "Search your NAPs",
        "emptyTitle": "You have no NAP",
        "empty": "Ask a neighbour for one above. The Ranks page and the bases on your map say names."
      },
      "byYou": {
        "title": "Your requests",
        "search": "Search your requests",
        "emptyTitle": "No request under way",
        "empty": "Name a player above; what you asked for waits here until it is answered."
      }
    },
    "count": "{shown} of {all}",
    "noMatch": "Nobody here matches “{text}”. Shorten it, or clear the search.",
    "base": {
      "rank": "Rank {rank}",
      "power": "Power {power}"
    },
    "offMap": "No base on the map",
    "states": {
      "asksYou": "Asks you",
      "rejectedByYou": "Rejected by you",
      "active": "In force",
      "ended": "Ends",
      "blocked": "Blocked",
      "askedByYou": "Waiting",
      "rejectedYou": "Rejected"
    },
    "now": {
      "asksYou": "{name} asks you for a NAP.",
      "rejectedByYou": "You rejected this; {name} can ask again a day after asking.",
      "active": "You and {name} have a NAP.",
      "ended": "Your NAP with {name} has been ended.",
      "blocked": "You block NAPs with {name}, who cannot ask you.",
      "askedByYou": "You asked {name} for a NAP.",
      "rejectedYou": "{name} rejected your request; you can ask again a day after it."
    },
    "who": {
      "neither": "Neither of you can attack the other.",
      "both": "Both of you may attack.",
      "untilAccepted": "Until it is accepted, both of you may attack.",
      "until": "Until {date} neither of you can attack the other; from then on both of you may.",
      "untilUnlessAccepted": "The NAP from before stands until {date}; from then on both of you may attack, unless this is accepted first."
    },
    "left": "{span} left",
    "controls": {
      "accept": "Accept",
      "reject": "Reject",
      "block": "Block",
      "blockSure": "Press again to block",
      "allowed": "Allowed",
      "end": "End NAP",
      "endSure": "Press again to end it",
      "ask": "Ask again",
      "lift": "Lift block",
      "takeBack": "Take back"
    },
    "controlOf": "{control}: NAP with {name}",
    "effects": {
      "accept": "From then on neither of you can attack the other.",
      "reject": "Nothing changes; {name} can ask again a day after asking.",
      "block": "No NAP, and {name} cannot ask you until you allow it.",
      "blockStanding": "Turned off, {name} is blocked and cannot ask you. The NAP ends on {date}; from then on both of you may attack.",
      "blockEnding": "Turned off, {name} is blocked and cannot ask you. The end of the NAP stays as it is.",
      "allow": "Turned on, {name} is asked for a NAP, at most once a day. Once {name} accepts, neither of you can attack the other.",
      "end": "The NAP ends on {date}; from then on both of you may attack.",
      "ask": "Once {name} accepts, neither of you can attack the other.",
      "lift": "{name} can ask you again, and is not asked.",
      "takeBack": "{name} can no longer accept it."
    },
    "done": {
      "asked": "{name} is asked for a NAP.",
      "active": "The NAP with {name} is in force from now on.",
      "rejected": "The request of {name} is rejected.",
      "blocked": "{name} is blocked and cannot ask you for a NAP.",
      "ended": "The NAP with {name} is ended.",
      "lifted": "The block of {name} is lifted; {name} can ask you again.",
      "takenBack": "Your request to {name} is taken back."
    },
    "clans": {
      "title": "No clans yet",
      "text": "There is no clan to join. A NAP is how two players stand together: ask for one in the NAPs tab."
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
    "unknownSpoken": "not known right now"
  };
}
