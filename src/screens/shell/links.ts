/** Sections of the home page that the navigation points at; their ids stand in the home screen. */
export const placesHref = (homeHref: string): string => `${homeHref}#places`;
export const helpHref = (homeHref: string): string => `${homeHref}#help`;
