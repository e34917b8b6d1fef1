export { loginPayload } from "../calls/user/login-payload.ts";
export { type SignUp, signUp } from "./sign-up.ts";
