/** What the screen of a page that is alive says while the marketplace can’t answer. Short: it is in the script of every page. */
export const away = {
  title: 'Back in a moment',
  message: 'Try again in a minute',
}
