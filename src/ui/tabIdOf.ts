/** The id of a tab whose panel is elsewhere in the page. */
export const tabIdOf = (panelId: string, id: string): string => `${panelId}-${id}`;
