import { generic } from "./generic.js";

export const adapter = generic;
