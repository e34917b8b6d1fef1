/** Renders parts of the game for tests. */
import { render } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { pretendPage } from "../../lib/testing.tsx";
import type { DeskContentProps } from "../desks/desk.tsx";
import type { DeskId } from "../desks/desk-ids.ts";
import { makePlace } from "../field/testing.ts";
import type { Place } from "../field/use-place.ts";
import { makePayload, type PlayingOptions, playingPage } from "./testing.tsx";

/** Renders a part of the game with a fake server. */
export function renderPage(part: ReactNode, server?: PlayingOptions["server"]) {
  return render(part, { wrapper: pretendPage(server).wrapper });
}

/** Renders a part of the game for a logged-in player. */
export function renderPlaying(part: ReactNode, set?: PlayingOptions) {
  const page = playingPage(set);
  return { ...page, ...render(part, { wrapper: page.wrapper }) };
}

type Desk = ComponentType<DeskContentProps>;

/** Renders a desk for a player at a place. */
export function renderDesk(
  Desk: Desk,
  id: DeskId,
  set: PlayingOptions = {},
  place: Partial<Place> = {},
) {
  const payload = set.payload ?? makePayload();
  return renderPlaying(<Desk id={id} payload={payload} place={makePlace(place)} />, {
    ...set,
    payload,
  });
}
