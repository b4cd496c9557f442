/** Needs that the marketplace answers, as people write them; the words below each say where it leads. */
export const examples: readonly { text: string; about: string }[] = [
  {
    text: 'A logo for our small bakery, and something for the paper bags. We have a name already. Before Christmas, up to $400.',
    about: 'Design',
  },
  {
    text: 'Our WordPress shop is slow and sometimes crashes. Somebody should find out why and look after it from then on.',
    about: 'Web and apps',
  },
  {
    text: 'A menu of four pages, translated into German and French, set so that we can print it ourselves.',
    about: 'Translation',
  },
  {
    text: 'Edit a podcast of 40 minutes: take out the noise and the long pauses, and add quiet music at the start.',
    about: 'Audio',
  },
]
