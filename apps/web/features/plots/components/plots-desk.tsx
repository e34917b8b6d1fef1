import { cellKey, MAX_PLOTS } from "@emberlode/game";
import { enPlots } from "@emberlode/words/en/plots";
import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { Desk } from "../../desks/components/desk.tsx";
import { QueryFailed } from "../../desks/components/query-failed.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { Refusal } from "../../ui/components/refusal.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { usePlotCalls, usePlots } from "../hooks/use-plots.ts";
import { PlotForm } from "./plot-form.tsx";
import { PlotList } from "./plot-list.tsx";

const BLANK = { title: "", note: "", color: "" };

/** Marks the field where the player stands, called what it is unless they call it otherwise. */
function NewPlot({ place }: Pick<DeskContentProps, "place">) {
  const { create } = usePlotCalls();
  const { at, known } = place;
  // Before the field is described, a page would call anything waste.
  const title = known ? place.title : "";
  return (
    <PlotForm
      key={cellKey(at)}
      label={enPlots.form.add}
      initial={{ ...BLANK, title }}
      pending={create.isPending}
      save={enPlots.saveHere(at.x, at.y)}
      onSave={(texts, saved) => create.mutate({ ...at, ...texts }, { onSuccess: saved })}
    />
  );
}

/** Places that the player marked: the way there, and what was noted about them. */
export default function PlotsDesk({ id, place }: DeskContentProps) {
  const { data, error, isError, refetch } = usePlots();
  const count = data?.plots.length ?? 0;
  return (
    <Desk
      id={id}
      title={t.desks.titles[id]}
      lead={data && enPlots.lead(exactNumber(count), exactNumber(MAX_PLOTS))}
    >
      {count >= MAX_PLOTS ? <Refusal text={enPlots.full} /> : <NewPlot place={place} />}
      {isError && data === undefined && (
        <QueryFailed error={error} lead={enPlots.failed} onRetry={() => refetch()} />
      )}
      {!isError && data === undefined && <Skeleton rows={4} />}
      {data !== undefined && <PlotList plots={data.plots} from={place.at} />}
    </Desk>
  );
}
