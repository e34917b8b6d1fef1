export { loginPayload } from "../modules/sessions/login.service.ts";
export { setBaseLevel } from "./bases.ts";
export { fillStore, give, setPlayer } from "./give.ts";
export { newDevice } from "./push-device.ts";
export { type PushService, startPushService } from "./push-service.ts";
export { type SignUp, signUp } from "./sign-up.ts";
export { codeOf, setBan, setBot, setRole } from "./staff.ts";
export { emptySpot } from "./tools.ts";
