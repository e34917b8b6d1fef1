import { type LoginPayload, type ReferralsAnswer, upgradeInput } from "@emberlode/contract";
import { isStaff } from "@emberlode/game";
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { dateFormat } from "../../lib/language.ts";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { messages } from "../../lib/messages.ts";
import { displayName } from "../../lib/names.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { exactTime } from "../../lib/times.ts";
import { trpc } from "../../lib/trpc.ts";
import {
  ACCOUNT_FIELDS,
  AccountFields,
  CopyLine,
  FormFooter,
  StayField,
} from "../forms/form-fields.tsx";
import { useForm } from "../forms/use-form.ts";
import { BadgeList } from "../goals/badge-list.tsx";
import { useGoalList } from "../goals/use-goals.ts";
import { usePlayer } from "../session/player-context.tsx";
import { useUpgrade } from "../session/use-session.ts";
import { DataTable } from "../ui/data-table.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { Tabs } from "../ui/tabs.tsx";
import type { DataColumn } from "../ui/use-data-table.ts";
import { ProfileForm } from "./profile-form.tsx";
import { Sessions } from "./sessions.tsx";
import { Tokens } from "./tokens.tsx";

const OwnData = lazyComponent(() => import("./own-data.tsx"));

const tProfile = await messages("profile");
const tAccount = await messages("account");
const t = await messages("goals");

/** The badges that a player's goals have earned so far. */
function Badges({ user }: { user: LoginPayload["user"] }) {
  const goals = useGoalList(user);
  return (
    <section className="badges" aria-label={t("badges")}>
      <h3>{t("badges")}</h3>
      {goals === undefined && <Skeleton rows={1} />}
      {goals?.reached === 0 && <p className="text-muted">{t("noBadges")}</p>}
      {goals !== undefined && goals.reached > 0 && (
        <BadgeList goals={goals.all.filter(({ isReached }) => isReached).map(({ id }) => id)} />
      )}
    </section>
  );
}

/** The server's maximum per request; few players have more referrals. */
const MAX_REFERRALS = 100;

/** The player's referrals, newest first, and what they earned. */
function useReferrals() {
  return trpc.user.referrals.useQuery({ start: 0, limit: MAX_REFERRALS }, { staleTime: 0 });
}

type Referral = ReferralsAnswer["referrals"][number];

/** Rows per page (spec §4, §9). */
const PAGE_ROWS = 5;
const mediumDate = dateFormat({ dateStyle: "medium" });

/** Columns in the spec's order (spec §3). */
const columnsOf = (): readonly DataColumn<Referral>[] => [
  {
    id: "id",
    title: tProfile("referrals.columns.id"),
    value: ({ _id }) => Number(_id),
    cell: ({ _id }) => _id,
    numeric: true,
  },
  {
    id: "player",
    title: tProfile("referrals.columns.player"),
    value: ({ player, isBot }) => displayName(player, isBot),
  },
  {
    id: "date",
    title: tProfile("referrals.columns.date"),
    value: ({ date }) => date,
    cell: ({ date }) => (
      <time dateTime={date} title={exactTime(date)}>
        {mediumDate().format(Date.parse(date))}
      </time>
    ),
  },
  {
    id: "metal",
    title: tProfile("referrals.columns.metal"),
    value: ({ resource }) => resource.metal,
    numeric: true,
  },
  {
    id: "energy",
    title: tProfile("referrals.columns.energy"),
    value: ({ resource }) => resource.energy,
    numeric: true,
  },
];

function sumOf(rows: readonly Referral[], resource: "metal" | "energy"): number {
  return rows.reduce((sum, { waiting }) => sum + waiting[resource], 0);
}

function ReferralsTable() {
  const { data, error, refetch } = useReferrals();
  if (data === undefined) {
    if (error === null) return <Skeleton rows={PAGE_ROWS + 1} />;
    return (
      <QueryFailed error={error} lead={tProfile("referrals.failed")} onRetry={() => refetch()} />
    );
  }
  const { referrals, total } = data;
  const [metal, energy] = [sumOf(referrals, "metal"), sumOf(referrals, "energy")];
  return (
    <>
      <DataTable
        label={tProfile("referrals.table")}
        columns={columnsOf()}
        rows={referrals}
        rowId={({ _id }) => _id}
        pageRows={PAGE_ROWS}
      />
      {total > referrals.length && (
        <p className="mt-2 text-xs text-muted">
          {tProfile("referrals.newest", {
            shown: exactNumber(referrals.length),
            all: exactNumber(total),
          })}
        </p>
      )}
      {metal + energy > 0 && (
        <p className="mt-2 text-xs text-muted">
          {tProfile("referrals.waiting", {
            metal: exactNumber(metal),
            energy: exactNumber(energy),
          })}
        </p>
      )}
    </>
  );
}

const date = dateFormat({ dateStyle: "long", timeZone: "UTC" });

/** The account: read-only facts, then the form. */
function Profile({ payload }: { payload: LoginPayload }) {
  const { user, createdAt } = payload;
  const list = useRef<HTMLDListElement>(null);
  // This replaces the form that created the account: take over its focus.
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus();
  }, []);
  const facts = [
    [tAccount("username"), user.username],
    [tProfile("facts.baseAt"), `${user.base.x}, ${user.base.y}`],
    [tProfile("facts.member"), date().format(new Date(createdAt))],
  ] as const;
  return (
    <>
      <dl ref={list} tabIndex={-1} className="divide-y divide-line">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 py-2.5">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold break-all">{value}</dd>
          </div>
        ))}
      </dl>
      {/* A full page load: these pages are an app of their own. */}
      {isStaff(user.role) && (
        <a href="/admin" className="text-link">
          {tProfile("team")}
        </a>
      )}
      <ProfileForm user={user} />
    </>
  );
}

/** The referral link and the referred players (spec §4). */
export function Referrals({ username }: { username: string }) {
  return (
    <>
      <h3 className="text-lg">{tProfile("referrals.title")}</h3>
      <p className="mt-1 text-muted">{tProfile("referrals.lead")}</p>
      <CopyLine
        label={tProfile("referrals.link")}
        value={`${window.location.origin}/?ref=${username}`}
        copy={tProfile("referrals.copy")}
        copied={tProfile("referrals.copied")}
        role="alert"
      />
      <div className="mt-5">
        <ReferralsTable />
      </div>
    </>
  );
}

/** A guest chooses a username and keeps everything. */
function UpgradeForm() {
  const upgrade = useUpgrade();
  const [stay, setStay] = useState(false);
  const { form, field, onSubmit, footer } = useForm({
    id: "upgrade",
    names: ACCOUNT_FIELDS,
    schema: upgradeInput,
    toInput: (values) => ({ ...values, ...(stay && { stay }) }),
    submit: (input) => upgrade.mutateAsync(input),
  });
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <h3 className="text-lg">{tAccount("upgrade.title")}</h3>
      <p className="mt-1 text-muted">{tAccount("upgrade.lead")}</p>
      <AccountFields field={field} />
      <StayField stay={stay} onChange={setStay} />
      <FormFooter {...footer} submit={tAccount("upgrade.submit")} />
      <p className="mt-3 text-xs text-muted">{tAccount("guestLasts")}</p>
    </form>
  );
}

const TAB_IDS = ["profile", "referrals", "sessions", "tokens", "data"] as const;
type TabId = (typeof TAB_IDS)[number];

/** Says that a guest needs a username for this tab, with a button to choose one. */
function NameNeeded({ text, onChoose }: { text: string; onChoose: () => void }) {
  return (
    <>
      <p>{text}</p>
      <button type="button" className="btn mt-4" onClick={onChoose}>
        {tAccount("upgrade.title")}
      </button>
    </>
  );
}

function panelOf(id: TabId, payload: LoginPayload, onChoose: () => void): ReactNode {
  const { user } = payload;
  switch (id) {
    case "profile":
      return (
        <>
          {user.isGuest ? <UpgradeForm /> : <Profile payload={payload} />}
          <Badges user={user} />
        </>
      );
    case "referrals":
      return user.isGuest ? (
        <NameNeeded text={tProfile("referrals.guest")} onChoose={onChoose} />
      ) : (
        <Referrals username={user.username} />
      );
    case "sessions":
      return <Sessions />;
    case "tokens":
      return user.isGuest ? (
        <NameNeeded text={tProfile("tokens.guest")} onChoose={onChoose} />
      ) : (
        <Tokens />
      );
    case "data":
      return (
        <Suspense fallback={<Skeleton rows={5} />}>
          <OwnData user={user} />
        </Suspense>
      );
  }
}

/**
 * Profile dialog (spec §2, §4): the spec's two tabs, then sessions, tokens and the player's data.
 */
export default function AccountDialog({ onClose }: { onClose: () => void }) {
  const payload = usePlayer();
  const [opened, setOpened] = useState<readonly TabId[]>(["profile"]);
  const [openRequest, setOpenRequest] = useState<{ id: TabId; times: number }>({
    id: "profile",
    times: 0,
  });
  const toProfile = () => setOpenRequest(({ id, times }) => ({ id, times: times + 1 }));
  // A tab queries the server when it is first opened, and keeps its data from then on.
  const markOpened = useCallback(
    (id: TabId) => setOpened((ids) => (ids.includes(id) ? ids : [...ids, id])),
    [],
  );
  return (
    <Dialog title={tProfile("title")} onClose={onClose}>
      {payload !== undefined && (
        <Tabs
          label={tProfile("title")}
          openRequest={openRequest}
          onOpen={markOpened}
          tabs={TAB_IDS.map((id) => ({
            id,
            label: tProfile(`tabs.${id}`),
            panel: opened.includes(id) && panelOf(id, payload, toProfile),
          }))}
        />
      )}
    </Dialog>
  );
}
