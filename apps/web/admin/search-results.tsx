import type { FindAccountsAnswer, SearchAnswer, StaffMessage } from "@emberlode/contract";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { namesIn, sentenceOf } from "./audit-sentence.ts";
import { Badge, PlayerBadges } from "./badge.tsx";
import { auditPath, battlePath, fieldPath, networkPath, playerPath } from "./paths.ts";
import { t } from "./texts.ts";
import { Ago, At } from "./when.tsx";

type Group = "accounts" | "players" | "field" | "battle" | "messages" | "audit";

export interface Result {
  key: string;
  group: Group;
  href: string;
  /** Whether it is a page of the game, not one of these. */
  isInGame: boolean;
  content: ReactNode;
}

type Field = NonNullable<SearchAnswer["field"]>;

function playerResult(player: SearchAnswer["players"][number]): Result {
  const { username, formerName, lastSeenAt } = player;
  return {
    key: `player ${username}`,
    group: "players",
    href: playerPath(username),
    isInGame: false,
    content: (
      <>
        <span className="staff-result-line">
          <b translate="no">{username}</b>
          <PlayerBadges player={player} />
        </span>
        <span className="staff-result-note">
          {formerName !== null && `${t("search.formerly", { name: formerName })} · `}
          <Ago at={lastSeenAt} write={(time) => t("search.seen", { time })} />
        </span>
      </>
    ),
  };
}

function fieldResults(field: Field): Result[] {
  const { x, y, type, owner } = field;
  const place: Result = {
    key: "field",
    group: "field",
    href: fieldPath(field),
    isInGame: true,
    content: (
      <>
        <b>{t("search.fieldAt", { x: String(x), y: String(y) })}</b>
        <span className="staff-result-note">
          {owner === null ? type : `${type} · ${t("search.ownedBy", { name: owner })}`}
        </span>
      </>
    ),
  };
  if (owner === null) return [place];
  const content = <b>{t("search.ownerOf", { name: owner })}</b>;
  return [
    place,
    { key: "owner", group: "field", href: playerPath(owner), isInGame: false, content },
  ];
}

const messageResult = ({ id, sender, body, at, isRemoved }: StaffMessage): Result => ({
  key: `message ${id}`,
  group: "messages",
  // The message of a deleted account leads nowhere.
  href: sender === "" ? auditPath(null) : playerPath(sender),
  isInGame: false,
  content: (
    <>
      <span className="staff-result-line">
        <span className="staff-result-text">{body}</span>
        {isRemoved && <Badge tone="warn">{t("search.removed")}</Badge>}
      </span>
      <span className="staff-result-note">
        {sender === "" ? t("deletedAccount") : <span translate="no">{sender}</span>} ·{" "}
        <Ago at={at} />
      </span>
    </>
  ),
});

const auditResult = (row: SearchAnswer["audit"][number]): Result => ({
  key: `audit ${row._id}`,
  group: "audit",
  href: auditPath(row.target?.username ?? row.actor?.username ?? null),
  isInGame: false,
  content: (
    <>
      <span className="staff-result-text">{sentenceOf(row, namesIn(row))}</span>
      <span className="staff-result-note">
        {row.reason !== "" && `${row.reason} · `}
        <Ago at={row.at} />
      </span>
    </>
  ),
});

/** The accounts of an address or a network, and the page of the network. */
export function accountResults({ players, network }: FindAccountsAnswer): Result[] {
  const accounts = players.map((player): Result => {
    const { username, found, lastSeenAt } = player;
    return {
      key: username,
      group: "accounts",
      href: playerPath(username),
      isInGame: false,
      content: (
        <>
          <span className="staff-result-line">
            <b translate="no">{username}</b>
            <PlayerBadges player={player} />
          </span>
          <span className="staff-result-note">
            <span translate="no">{found}</span> ·{" "}
            <Ago at={lastSeenAt} write={(time) => t("search.seen", { time })} />
          </span>
        </>
      ),
    };
  });
  if (network === null) return accounts;
  const content = <b>{t("search.networkPage", { network })}</b>;
  const href = networkPath(network);
  return [...accounts, { key: network, group: "accounts", href, isInGame: false, content }];
}

/** Everything that a search found, in the order of the screen. */
export function resultsOf({ players, field, battle, messages, audit }: SearchAnswer): Result[] {
  const battles =
    battle === null
      ? []
      : [
          {
            key: "battle",
            group: "battle",
            href: battlePath(battle.id),
            isInGame: true,
            content: (
              <b>
                <At at={battle.at} write={(time) => t("search.battleAt", { time })} />
              </b>
            ),
          } as const,
        ];
  return [
    ...players.map(playerResult),
    ...(field === null ? [] : fieldResults(field)),
    ...battles,
    ...messages.map(messageResult),
    ...audit.map(auditResult),
  ];
}

const GROUPS: readonly Group[] = ["accounts", "players", "field", "battle", "messages", "audit"];

interface ResultGroupsProps {
  results: readonly Result[];
  onOpen: () => void;
}

/** Results by kind, as links. */
export function ResultGroups({ results, onOpen }: ResultGroupsProps) {
  return GROUPS.map((group) => {
    const own = results.filter((result) => result.group === group);
    if (own.length === 0) return null;
    return (
      <div key={group} className="staff-result-group">
        <p className="staff-kicker">{t(`search.groups.${group}`)}</p>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics of unbulleted lists */}
        <ul role="list" aria-label={t(`search.groups.${group}`)}>
          {own.map(({ key, href, isInGame, content }) => (
            <li key={key}>
              {isInGame ? (
                <a href={href} className="staff-result" data-result>
                  {content}
                </a>
              ) : (
                <Link href={href} className="staff-result" data-result onClick={onOpen}>
                  {content}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
