/** Where one writes to the people of the marketplace. */
export const ASK_ADDRESS = '/support/new'
