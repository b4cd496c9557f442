/** One address a category: small letters, one slash between two names, none at the end. */
export function plainPath(given: string): string {
  return given
    .split('/')
    .filter((part) => part !== '')
    .join('/')
    .toLowerCase()
}
