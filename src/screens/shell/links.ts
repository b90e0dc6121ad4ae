/** The section of the home page in the navigation; the home screen sets its id. */
export const placesHref = (homeHref: string): string => `${homeHref}#places`;
