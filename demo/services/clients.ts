/** Whose work the pictures show: names and trades that nobody has. */
export const clients: readonly { name: string; line: string }[] = `
Halden: coffee roasters, Bergen
Brandt & Sons: bakers since 1911
Nordlys: cabins above the tree line
Osier: baskets, Somerset
Marlo: bicycles, Gent
Tern Press: books, Galway
Kvass & Co: drinks, Riga
Lumen: lamps, Porto
Fennel: kitchen, Lyon
Salt Works: sea salt, Trapani
Piper: shoes by hand, Leeds
Ondine: swimming school, Nice
Rookery: offices to share
Aster: clinic for children
Basalt: stone, Etna
Juno: observatory, La Palma
Cobalt: ceramics, Delft
Mill Lane: flour, Kent
Otter: rivers trust
Verso: bindery, Torino
Quill: letters for hire
Tamarack: canoes, Ontario
Sable: brushes, Lübeck
Harrow: seeds and tools
Pebble: toys, Brighton
Kestrel: weather instruments
Almond: pastry, Sevilla
Drift: surf hire, Ericeira
Moss & Rye: whisky, Islay
Plover: walking tours
Ember: stoves, Umeå
Lark: radio from the coast
Noctua: night trains
Sorrel: market garden
Tidal: harbour museum
Wick: candles, Nantes
Yarrow: herbal pharmacy
Zephyr: kites and sails
Bellwether: choir, Cardiff
Copper Row: distillery, Cork
Damson: jam, Shropshire
Elder: care at home
Foxglove: florist, Bath
Gannet: ferries, Orkney
Hearth: bread school
Iris: opticians, Modena
Jetty: fish bar, Hastings
Kiln: pottery, Granada
Linnet: piano lessons
Meridian: maps and globes
Nettle: soap, Wales
Oriel: windows, Oxford
Parable: theatre, Lviv
Quarry: climbing hall
Rill: spring water
Sextant: sailing school
Thimble: tailors, Antwerp
Umber: pigments, Siena
Vesper: chamber choir
Willow: cricket bats
Ampersand: print shop
Birch: saunas, Turku
Clover: dairy, Jura
Dovetail: joinery, Kraków
Estuary: birds and boats
Fathom: diving, Malta
Gable: architects, Bruges
Heron: paper mill
Inkwell: school of writing
Juniper: gin, Ghent
`
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', trade = ''] = line.split(': ')
    return { name, line: trade }
  })
