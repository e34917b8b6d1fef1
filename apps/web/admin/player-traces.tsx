/** Where a player was logged in, and who else was there. */
import type { PlayerFile } from "@emberlode/contract";
import { DAY, MAX_LINKED_BY_ADDRESS, TRACES_KEPT_MS } from "@emberlode/game";
import { Link } from "wouter";
import { Badge, PlayerBadges } from "./badge.tsx";
import { Card, NoRows, Rows } from "./card.tsx";
import { tEvidence } from "./evidence-texts.ts";
import { casePath, playerPath } from "./paths.ts";
import { useStaff } from "./staff-context.ts";
import { t } from "./texts.ts";
import { Ago } from "./when.tsx";

interface TracesProps {
  file: PlayerFile;
}

export function Sessions({ file: { sessions } }: TracesProps) {
  return (
    <Card title={t("sessions.title")} count={sessions.length} isFlush>
      {sessions.length === 0 ? (
        <NoRows text={t("sessions.none")} />
      ) : (
        <Rows label={t("sessions.title")}>
          {sessions.map(({ device, createdAt, lastSeenAt }) => (
            <li key={`${device} ${createdAt}`} className="staff-row">
              <div className="min-w-0 flex-1">
                <p className="staff-row-title">{device}</p>
                <p className="staff-dots">
                  <Ago at={lastSeenAt} write={(time) => t("sessions.seen", { time })} />
                  <Ago at={createdAt} write={(time) => t("sessions.since", { time })} />
                </p>
              </div>
            </li>
          ))}
        </Rows>
      )}
    </Card>
  );
}

type Address = PlayerFile["addresses"][number];

function AddressRow({ address, firstSeenAt, lastSeenAt, accounts }: Address) {
  return (
    <li className="staff-row">
      <div className="min-w-0 flex-1">
        <p className="staff-row-title staff-mono" translate="no">
          {address}
        </p>
        <p className="staff-dots">
          <Ago at={lastSeenAt} write={(time) => t("sessions.seen", { time })} />
          <Ago at={firstSeenAt} write={(time) => t("sessions.since", { time })} />
          <span>{t("addresses.accounts", { count: accounts })}</span>
        </p>
        {accounts > MAX_LINKED_BY_ADDRESS && <Badge>{t("addresses.crowded")}</Badge>}
      </div>
    </li>
  );
}

export function Addresses({ file: { addresses } }: TracesProps) {
  const { role } = useStaff();
  return (
    <Card title={t("addresses.title")} count={addresses.length} isFlush>
      {addresses.length === 0 ? (
        <NoRows text={t("addresses.none", { days: TRACES_KEPT_MS / DAY })} />
      ) : (
        <>
          {role !== "admin" && <p className="staff-card-lead">{t("addresses.masked")}</p>}
          <Rows label={t("addresses.title")}>
            {addresses.map((address) => (
              <AddressRow key={`${address.address} ${address.firstSeenAt}`} {...address} />
            ))}
          </Rows>
        </>
      )}
    </Card>
  );
}

export function LinkedAccounts({ file: { linked, evidenceCase } }: TracesProps) {
  return (
    <Card
      title={t("linked.title")}
      count={linked.length}
      isFlush
      tools={
        evidenceCase !== null && (
          <Link href={casePath(evidenceCase)} className="text-link">
            {tEvidence("ofPlayerLink")}
          </Link>
        )
      }
    >
      {linked.length === 0 ? (
        <NoRows text={t("linked.none")} />
      ) : (
        <Rows label={t("linked.title")}>
          {linked.map((other) => (
            <li key={other.username} className="staff-row">
              <div className="min-w-0 flex-1">
                <p className="staff-row-title">
                  <Link href={playerPath(other.username)} className="staff-name" translate="no">
                    {other.username}
                  </Link>
                  <PlayerBadges player={other} />
                </p>
                <p className="staff-dots">
                  {other.devices > 0 && <b>{t("linked.devices", { count: other.devices })}</b>}
                  {other.addresses > 0 && (
                    <span>{t("linked.addresses", { count: other.addresses })}</span>
                  )}
                  <Ago at={other.lastSharedAt} write={(time) => t("linked.last", { time })} />
                </p>
              </div>
            </li>
          ))}
        </Rows>
      )}
    </Card>
  );
}
