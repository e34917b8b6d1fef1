import type { HistoryAnswer } from "@emberlode/contract";
import type { Resource } from "@emberlode/game";
import { useState } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { Desk } from "../desks/desk.tsx";
import type { DeskContentProps } from "../desks/desk-props.ts";
import { QueryFailed } from "../desks/query-failed.tsx";
import { closeDesk } from "../desks/use-desk.ts";
import { PlayerHistory } from "../people/player-history.tsx";
import { Segments } from "../town/segments.tsx";
import { EmptyNext } from "../ui/empty-next.tsx";
import { saveCsv } from "../ui/save-csv.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { DayChart } from "./day-chart.tsx";
import { daySums, historyCsv, isUnwritten, sourceSums } from "./history-sums.ts";
import { DayTable, SourceTotals } from "./history-tables.tsx";

function useHistory() {
  return trpc.logs.history.useQuery(undefined, { staleTime: 0 });
}

const tHistory = await messages("history");
const tGame = await messages("game");
const tDesks = await messages("desks");

const SKELETON_HEIGHT = "26rem";
const RESOURCES = (["metal", "energy"] as const).map((id) => ({
  id,
  text: tGame(`resources.${id}`),
}));

/** The legend of the colors, hidden from screen readers, which have the table's headings. */
function Legend() {
  return (
    <span className="history-legend">
      <span>
        <i className="history-above" />
        {tHistory("came")}
      </span>
      <span>
        <i className="history-below" />
        {tHistory("went")}
      </span>
    </span>
  );
}

function Written({ days, standings }: HistoryAnswer) {
  const [resource, setResource] = useState<Resource>("metal");
  const sums = daySums(days, resource);
  const sources = sourceSums(days, resource);
  const name = tGame(`resources.${resource}`);
  const total = (of: "came" | "went") => sources.reduce((sum, source) => sum + source[of], 0);
  const save = () => saveCsv(`emberlode-history-${days.at(-1)?.day ?? ""}.csv`, historyCsv(days));
  return (
    <>
      <div className="history-tools">
        <Segments
          label={tHistory("resource")}
          value={resource}
          options={RESOURCES}
          onChange={setResource}
        />
        <button type="button" className="btn" onClick={save}>
          {tHistory("save")}
        </button>
      </div>
      <div className="history-charts">
        <DayChart
          title={tHistory("held")}
          spoken={tHistory("heldSpoken", {
            resource: name,
            first: exactNumber(sums[0]?.held ?? 0),
            last: exactNumber(sums.at(-1)?.held ?? 0),
          })}
          days={sums}
          above={({ held }) => held}
        />
        <DayChart
          title={tHistory("flows")}
          spoken={tHistory("flowsSpoken", {
            resource: name,
            came: exactNumber(total("came")),
            went: exactNumber(total("went")),
          })}
          legend={<Legend />}
          days={sums}
          above={({ came }) => came}
          below={({ went }) => went}
        />
      </div>
      <SourceTotals sums={sources} />
      <DayTable days={sums} />
      <section className="history-part">
        <h3>{tHistory("standing")}</h3>
        <PlayerHistory history={standings} />
      </section>
    </>
  );
}

function Unwritten() {
  return (
    <EmptyNext
      icon="chart"
      title={tHistory("emptyTitle")}
      text={tHistory("empty")}
      action={
        <button type="button" className="btn" onClick={closeDesk}>
          {tHistory("toField")}
        </button>
      }
    />
  );
}

/** Income and spending by source over thirty days. */
export default function HistoryDesk({ id }: DeskContentProps) {
  const { data, isError, error, refetch } = useHistory();
  const count = data?.days.length ?? 0;
  return (
    <Desk id={id} title={tDesks(`titles.${id}`)} lead={data && tHistory("lead", { days: count })}>
      {data === undefined && isError && (
        <QueryFailed error={error} lead={tHistory("failed")} onRetry={() => refetch()} />
      )}
      {data === undefined && !isError && <Skeleton height={SKELETON_HEIGHT} />}
      {data !== undefined && (isUnwritten(data.days) ? <Unwritten /> : <Written {...data} />)}
    </Desk>
  );
}
