/** The program cannot start. The message is for its operator, in Spanish. */
export class StartError extends Error {}
