/** On the bus: the tags of pages that show something which has just changed. */
export const DROP_PAGES_TOPIC = 'pages.drop'
