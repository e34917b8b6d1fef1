import type { HistoryAnswer } from "@emberlode/contract";
import type { Resource } from "@emberlode/game";
import { enHistory } from "@emberlode/words/en/history";
import { useState } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { Desk } from "../../desks/components/desk.tsx";
import { QueryFailed } from "../../desks/components/query-failed.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { closeDesk } from "../../desks/hooks/use-desk.ts";
import { PlayerHistory } from "../../people/components/player-history.tsx";
import { Segments } from "../../town/components/segments.tsx";
import { EmptyNext } from "../../ui/components/empty-next.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { saveCsv } from "../../ui/save-csv.ts";
import { daySums, historyCsv, isUnwritten, sourceSums } from "../history-sums.ts";
import { useHistory } from "../hooks/use-history.ts";
import { DayChart } from "./day-chart.tsx";
import { DayTable, SourceTotals } from "./history-tables.tsx";

const SKELETON_HEIGHT = "26rem";
const RESOURCES = (["metal", "energy"] as const).map((id) => ({
  id,
  text: t.game.resources[id],
}));

/** Which colour is which; said by the table's heads for those who do not see it. */
function Legend() {
  return (
    <span className="history-legend">
      <span>
        <i className="history-above" />
        {enHistory.came}
      </span>
      <span>
        <i className="history-below" />
        {enHistory.went}
      </span>
    </span>
  );
}

function Written({ days, standings }: HistoryAnswer) {
  const [resource, setResource] = useState<Resource>("metal");
  const sums = daySums(days, resource);
  const sources = sourceSums(days, resource);
  const name = t.game.resources[resource];
  const total = (of: "came" | "went") => sources.reduce((sum, source) => sum + source[of], 0);
  const save = () => saveCsv(`emberlode-history-${days.at(-1)?.day ?? ""}.csv`, historyCsv(days));
  return (
    <>
      <div className="history-tools">
        <Segments
          label={enHistory.resource}
          value={resource}
          options={RESOURCES}
          onChange={setResource}
        />
        <button type="button" className="btn" onClick={save}>
          {enHistory.save}
        </button>
      </div>
      <div className="history-charts">
        <DayChart
          title={enHistory.held}
          spoken={enHistory.heldSpoken(
            name,
            exactNumber(sums[0]?.held ?? 0),
            exactNumber(sums.at(-1)?.held ?? 0),
          )}
          days={sums}
          above={({ held }) => held}
        />
        <DayChart
          title={enHistory.flows}
          spoken={enHistory.flowsSpoken(
            name,
            exactNumber(total("came")),
            exactNumber(total("went")),
          )}
          legend={<Legend />}
          days={sums}
          above={({ came }) => came}
          below={({ went }) => went}
        />
      </div>
      <SourceTotals sums={sources} />
      <DayTable days={sums} />
      <section className="history-part">
        <h3>{enHistory.standing}</h3>
        <PlayerHistory history={standings} />
      </section>
    </>
  );
}

function Unwritten() {
  return (
    <EmptyNext
      icon="chart"
      title={enHistory.emptyTitle}
      text={enHistory.empty}
      action={
        <button type="button" className="btn" onClick={closeDesk}>
          {enHistory.toField}
        </button>
      }
    />
  );
}

/** What came in and went out by source, over thirty days. */
export default function HistoryDesk({ id }: DeskContentProps) {
  const { data, isError, error, refetch } = useHistory();
  const count = data?.days.length ?? 0;
  return (
    <Desk
      id={id}
      title={t.desks.titles[id]}
      lead={data && enHistory.lead(exactNumber(count), count === 1)}
    >
      {data === undefined && isError && (
        <QueryFailed error={error} lead={enHistory.failed} onRetry={() => refetch()} />
      )}
      {data === undefined && !isError && <Skeleton height={SKELETON_HEIGHT} />}
      {data !== undefined && (isUnwritten(data.days) ? <Unwritten /> : <Written {...data} />)}
    </Desk>
  );
}
