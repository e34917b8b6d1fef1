/** The networks with the most sign-ups or bases. */
import type { NetworksAnswer } from "@emberlode/contract";
import {
  NETWORK_DAYS,
  NETWORK_ORDERS,
  NETWORK_SIZES,
  type NetworkOrder,
  type NetworkSize,
} from "@emberlode/game";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { SelectField } from "../features/ui/select-field.tsx";
import { Tabs } from "../features/ui/tabs.tsx";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { NoRows, Rows } from "./card.tsx";
import { CountBar, Counts } from "./network-counts.tsx";
import { networkPath } from "./paths.ts";
import { t as tAdmin } from "./texts.ts";
import { Ago } from "./when.tsx";

const t = await messages("admin-networks");

type ListedNetwork = NetworksAnswer["networks"][number];
type Days = (typeof NETWORK_DAYS)[number];

const signUpsOf = ({ accounts, guests }: ListedNetwork) => accounts + guests;

function NetworkRow({ listed, maxCount }: { listed: ListedNetwork; maxCount: number }) {
  const { network, newestAt } = listed;
  return (
    <li>
      <Link href={networkPath(network)} className="staff-network">
        <span className="staff-network-line">
          <b className="staff-mono" translate="no">
            {network}
          </b>
          <span className="staff-network-total figure">
            {t("counts.signups", { count: signUpsOf(listed) })}
          </span>
        </span>
        <CountBar counts={listed} maxCount={maxCount} />
        <span className="staff-dots">
          <Counts counts={listed} />
          <Ago at={newestAt} write={(time) => t("list.newest", { time })} />
        </span>
      </Link>
    </li>
  );
}

interface ListProps {
  size: NetworkSize;
  days: Days;
  order: NetworkOrder;
  isOpen: boolean;
}

function NetworkRows({ isOpen, ...input }: ListProps) {
  const { data, error, refetch } = trpc.adminNetworks.list.useQuery(input, {
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  if (data === undefined) {
    if (error === null) return <Skeleton rows={6} />;
    return <QueryFailed error={error} lead={tAdmin("failed")} onRetry={() => void refetch()} />;
  }
  const { networks, total } = data;
  if (networks.length === 0) return <NoRows text={t("list.none")} />;
  const maxCount = Math.max(...networks.map(signUpsOf));
  return (
    <>
      <Rows label={t(`list.sizes.${input.size}`)}>
        {networks.map((listed) => (
          <NetworkRow key={listed.network} listed={listed} maxCount={maxCount} />
        ))}
      </Rows>
      {total > networks.length && (
        <p className="staff-card-lead">{t("list.shown", { shown: networks.length, total })}</p>
      )}
    </>
  );
}

export function NetworkList() {
  const [days, setDays] = useState<Days>(7);
  const [order, setOrder] = useState<NetworkOrder>("signups");
  const [open, setOpen] = useState<NetworkSize>("ipv4-24");
  return (
    <section className="staff-card staff-networks-list" aria-label={t("list.title")}>
      <div className="staff-networks-filters">
        <SelectField
          className="staff-networks-filter"
          label={t("list.days")}
          value={days}
          options={NETWORK_DAYS.map((id) => ({ id, text: t("list.daysOption", { days: id }) }))}
          onChange={setDays}
        />
        <SelectField
          className="staff-networks-filter"
          label={t("list.order")}
          value={order}
          options={NETWORK_ORDERS.map((id) => ({ id, text: t(`list.orders.${id}`) }))}
          onChange={setOrder}
        />
        <p className="staff-bar-key" aria-hidden="true">
          <i data-part="bases" />
          {t("list.key.bases")}
          <i data-part="none" />
          {t("list.key.none")}
        </p>
      </div>
      <Tabs
        label={t("list.title")}
        onOpen={setOpen}
        tabs={NETWORK_SIZES.map((size) => ({
          id: size,
          label: t(`list.sizes.${size}`),
          panel: <NetworkRows size={size} days={days} order={order} isOpen={size === open} />,
        }))}
      />
    </section>
  );
}
