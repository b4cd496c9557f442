/** Files of tickets, as members send them; a visitor's so often an hour, from whichever form. */
export const VISITORS_FILES = {
  folder: 'support',
  label: 'Files',
  visitors: { name: 'visitors files', most: 20, everySeconds: 3_600 },
} as const
