import { cellKey, MAX_PLOTS } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { GuidedBox } from "../ui/guided-item.tsx";
import { Refusal } from "../ui/notes.tsx";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { PlotList } from "./plot-list.tsx";
import { PlotForm } from "./plot-row.tsx";
import { usePlotCalls, usePlots } from "./use-plots.ts";

const tPlots = await messages("plots");
const tDesks = await messages("desks");

const BLANK = { title: "", note: "", color: "" };

/** Saves the player's field as a plot, titled by its type unless the player types a title. */
function NewPlot({ place }: Pick<DeskContentProps, "place">) {
  const { create } = usePlotCalls();
  const { at, isFieldLoaded } = place;
  // Before the field is loaded, its type is not known.
  const title = isFieldLoaded ? place.title : "";
  return (
    <PlotForm
      key={cellKey(at)}
      label={tPlots("form.add")}
      initial={{ ...BLANK, title }}
      isPending={create.isPending}
      save={tPlots("saveHere", { x: at.x, y: at.y })}
      onSave={(texts, saved) => create.mutate({ ...at, ...texts }, { onSuccess: saved })}
    />
  );
}

/** The player's plots with their notes, and buttons to walk there. */
export default function PlotsDesk({ id, place }: DeskContentProps) {
  const { data, error, isError, refetch } = usePlots();
  const count = data?.plots.length ?? 0;
  return (
    <Desk
      id={id}
      title={tDesks(`titles.${id}`)}
      lead={data && tPlots("lead", { count, most: MAX_PLOTS })}
    >
      {count >= MAX_PLOTS ? (
        <Refusal text={tPlots("full", { most: MAX_PLOTS })} />
      ) : (
        <GuidedBox item="plot">
          <NewPlot place={place} />
        </GuidedBox>
      )}
      {isError && data === undefined && (
        <QueryFailed error={error} lead={tPlots("failed")} onRetry={() => refetch()} />
      )}
      {!isError && data === undefined && <Skeleton rows={4} />}
      {data !== undefined && <PlotList plots={data.plots} from={place.at} />}
    </Desk>
  );
}
