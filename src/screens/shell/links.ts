/** Sections of the home page in the navigation; the home screen sets their ids. */
export const placesHref = (homeHref: string): string => `${homeHref}#places`;
export const helpHref = (homeHref: string): string => `${homeHref}#help`;
