/** What the page `/_path_` shows. */
export type _Name_ = { names: readonly string[] };
