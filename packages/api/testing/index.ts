export { type SignUp, signUp } from "./sign-up.ts";
