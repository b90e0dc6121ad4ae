/** Storage key of the people of a guest's tickets. The first page deletes them without loading `guestPeople.ts`. */
export const PEOPLE = 'anden.people';
