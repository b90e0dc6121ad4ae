export type _Name_Context = { names: readonly string[] };

export type _Name_Event = { type: 'load.retried' };

export type _Name_View = { screen: 'loading' } | { screen: 'failed' } | { screen: 'shown'; names: readonly string[] };
