/*
 * Needs as people write them: `what they wrote | right categories | + others whose services they would take | dollars from-to`. Words
 * after `~` begin a word of an acceptable title. Chosen by reading the demo's catalogue, before anything was scored.
 */
export const needs: Readonly<Record<string, string>> = {
  'in a sentence': `
I need a logo for my bakery, something warm and hand drawn | logo-and-identity | | 70-300
looking for somebody who can edit our weekly podcast, about 40 minutes each | podcasts | | 30-120
my wordpress shop is slow and sometimes crashes | upkeep-and-speed | online-shops search-optimisation | 60-350
our site was hacked last night and shows casino ads, help | upkeep-and-speed | | 60-200 ~ cleaned monthly wordpress
please translate a 12 page lease contract from German into English | legal-translation | | 40-200
someone to draw my two cats as a birthday present for my wife | portraits | | 50-150
I want a picture book illustrated for my daughter, 16 spreads | books-for-children | | 150-500
a small museum needs an audio guide with ten stops | audio-guides | scripts-and-speeches voice-over | 140-350
can anyone make a map for our wedding guests with the church and the farm | illustrated-maps | | 120-250
need product photos on white background for 30 candles | product-photography | product-rendering retouching | 50-200
we sell jam and need labels for the jars | packaging | | 120-300
I have 400 wedding photos that need the same look | retouching colour-grading-photos | | 20-120
help me write a speech for my brother's wedding | scripts-and-speeches | | 80-180
my thesis needs proofreading before Friday, 80 pages | editing-and-proofreading | | 30-150
want more customers to find my dental practice on google | search-optimisation | advertising | 80-250
our customer list in excel is full of duplicates | data-cleaning | | 35-120
I need a business plan for a bank loan to open a coffee shop | plans-and-grants | | 130-300
do my bookkeeping every month, I am a freelance designer | bookkeeping | | 40-150
a voice for our explainer video, British, female, friendly | voice-over | | 35-120
subtitles in English and French for a 50 minute documentary | subtitling | | 25-120
someone to build a simple app for our volunteers that works offline | mobile-apps | | 350-1200
design a pitch deck, 12 slides, investors in two weeks | presentations | | 100-300
restore an old torn photograph of my grandparents | retouching | | 20-80 ~ old
translate our restaurant menu into Italian and Spanish | everyday-translation | localisation | 25-100
a short animation that explains how our water filter works | explainers animation | | 180-500
`,
  'a few words': `
shop sign for a hairdresser | logo-and-identity | type-and-lettering | 70-250
floor plan for flat listing | floor-plans | | 30-100
3d model of a broken part for printing | models-for-printing | | 35-120
payroll for six employees | bookkeeping | | 40-150
power bi dashboard | charts-and-dashboards | | 45-200
trailer for indie documentary | video-editing | colour-and-titles | 45-250
monthly newsletter for museum | newsletters | | 50-200
tiktok clips from our recipes | short-clips | social-media | 25-120
game music that loops | original-music | | 120-400
privacy policy and terms for webshop | contracts-and-terms | legal-translation | 60-200
rhyming children's book into German | literary-translation | | 120-300
app translation to Spanish | localisation | | 50-200
api docs | technical-writing | | 100-250
name for a new tea brand | strategy copy-for-websites | | 50-350 ~ naming taglines brand positioning
employee survey anonymous | surveys | | 120-300
postgres slow queries | backend-and-apis | | 200-700
wallpaper pattern with botanical motifs | patterns-and-surfaces | | 80-200
icon set for web app | icons-and-systems | isometric-scenes | 90-250
concert poster screen print | posters-and-print | | 60-180
hotel room photography | food-and-places | | 110-350
`,
  'at length': `
Hi there! We are a family of four who run a guesthouse near the lake. Our guests keep asking the same things (heating, bins, wifi, where to eat), so we would like a nice information folder, and it should be in English, Dutch and French. The text is about six pages. | everyday-translation | localisation | 25-120
So basically I've recorded a conversation with my grandmother over zoom, about two hours, and the sound is awful, there is an echo and it drops out all the time. I would love to have something my family can listen to. Budget around 100 dollars. | podcasts mixing-and-mastering | | 30-120
I run a small online shop for ceramics. I have a spreadsheet with about 60 products and pictures, and I want to start selling in spring. I know nothing about websites. I need somebody who sets the whole thing up including payment and shipping. | online-shops | landing-pages | 250-700
Our association has kept records of bird sightings for years, in different files, by different people, in different formats. We want to see on a map in which districts there are fewer than before. | maps-and-gis data-cleaning | charts-and-dashboards | 40-250
My father built furniture all his life and I would like to have a film about him and his workshop, three to five minutes, for his 70th birthday. I have footage from my phone. | video-editing | short-clips | 45-250
We are two friends who want to open a bakery together and everybody tells us to put it in writing before we start: who pays what, who decides what, and what happens if one of us wants out. | contracts-and-terms | | 60-200
The newspaper I work for publishes a long report on housing next month and we need four drawings that go together, in two colours. | editorial-illustration | | 70-400
I am a photographer and have no website. I want something calm with big pictures where people can see my work and write to me, nothing more. | landing-pages | | 100-350 ~ portfolio landing one-page
Every Monday somebody in our office copies figures from six files into one table and mails it around. It takes half a day. There must be a way to have this done by the computer. | backend-and-apis charts-and-dashboards | data-cleaning | 50-500
We did a redesign in autumn and since then half of our visitors are gone. Our agency says it is normal. I would like a second opinion and somebody who can mend it. | search-optimisation | upkeep-and-speed | 80-250
My band recorded eight songs live in a church, it sounds nice but rough. We want to put them on streaming and also press a few records. | mixing-and-mastering | | 50-200
I'm applying for jobs in the UK and my CV is three pages of everything. I need it cut down to what matters, and a letter to go with it. Next week please. | assistance | editing-and-proofreading copy-for-websites | 20-100
People start to fill in our registration and then leave. We don't know why. It would be good to have somebody watch a few real people try it and tell us. | ux-and-prototypes | mobile-apps | 150-400
We make a sauce and a chutney and a supermarket wants to stock them, so the labels have to say all the allergens in two languages and be correct. | packaging | | 120-300
Our company has grown to fifteen and nobody knows how things are done any more. We'd like a handbook that new people can read on their first day. | technical-writing | | 100-250
`,
  'in a hurry': `
URGENT need slides fixed tonight for board meeting tomorrow 9am | presentations | | 100-250
asap!! birth certificate translated + certified for visa by monday | legal-translation | | 25-120
need 2 min video cut by friday from gopro footage of our trip | video-editing | short-clips | 25-200
website down since update pls help today | upkeep-and-speed | backend-and-apis | 60-300
proofread 5000 words by tomorrow | editing-and-proofreading | | 30-100
quick logo for a food truck, festival is in 10 days | logo-and-identity | | 70-250
spanish voiceover same day 60 seconds | voice-over | | 35-120
headshots of 14 colleagues retouched so they match, need it this week | retouching | | 20-100
poster for reading on 3 march, only text | posters-and-print | | 60-180
flyers for our flea market, print deadline next week | posters-and-print | | 60-180
`,
  'with a budget': `
Under $150: somebody to write the about page of my pottery studio | copy-for-websites | | 40-150
I can spend up to 500 dollars on a landing page for a product that is not ready yet | landing-pages | | 100-500
Looking for an illustrated portrait of our family of five, max $120 | portraits | | 50-120
$80 for three rooms drawn up with furniture, awkward attic flat | floor-plans | architecture | 30-120
We have 2k for a mobile app prototype, clickable, ten days | mobile-apps ux-and-prototypes | | 180-2000
between $200 and $400 for a ninety second explainer about our insurance | explainers | animation | 200-400
around 60 usd to have an hour long interview typed out word for word | subtitling assistance | | 25-60
300 dollars for jewellery pictures, 20 pieces, no dust no fingerprints | product-photography | product-rendering retouching | 50-300
budget $250 to get our ads on google sorted, we waste so much | advertising | search-optimisation | 100-250
Not more than $90 to colour grade a short film | colour-and-titles | | 60-100
`,
  'not quite sure what it is called': `
the thing where you see a house from the inside before it is built | architecture | | 130-450
someone who reads my novel and tells me honestly if it is any good before I send it to agents | editing-and-proofreading | | 35-150
those drawings that look at a building from above at an angle, for our website, showing what we do | isometric-scenes | product-rendering explainers | 70-300
we want to know what our customers really think, not just stars | surveys market-research | ux-and-prototypes | 110-300
words on the buttons and the errors of our software are confusing | copy-for-websites ux-and-prototypes | | 45-400 ~ words wireframes expert card clickable website rewriting
a person who answers our facebook comments nicely so that I can sleep | social-media | assistance | 40-150
our letterhead, cards, envelopes, everything should look like one company | logo-and-identity | presentations | 70-300
numbers for the annual report as pictures people understand | charts-and-dashboards | presentations | 45-250
find out whether anybody in Poland would buy our cargo bikes | market-research | strategy | 110-300
our brand font has no Polish letters | type-and-lettering | | 150-350
someone organised to look after my calendar, book trains and answer mails ten hours a month | assistance | | 20-100
signs for a hospital so that people find the way without reading | icons-and-systems | | 90-250
make the museum quiet but not silent, some kind of sound in the rooms | audio-guides original-music | | 130-400
letters from 1943 in old handwriting, I would like to know what they say | literary-translation | everyday-translation legal-translation | 30-250
we need to move our shop to another system and keep the google links | online-shops upkeep-and-speed | search-optimisation | 70-600
`,
  'between two trades': `
paper cups, bags and a menu for a new cafe, all in one style | logo-and-identity | packaging posters-and-print | 70-300
coffee bags with space to write the roast date by hand | packaging | | 120-300
embroidery of our logo on tote bags to sell in the gift shop | logo-and-identity | patterns-and-surfaces | 70-250
opening titles for a web series, half a minute | colour-and-titles | animation | 60-400
short funny logo animation with sound | animation | | 180-450
script for a product video, they film it themselves | scripts-and-speeches | explainers | 80-200
texts for the walls of an exhibition on salt mining | scripts-and-speeches | articles-and-essays copy-for-websites | 80-250
booking system with deposit for kayak rental | online-shops | | 250-700
connect our web shop with the accounting and the warehouse | backend-and-apis | online-shops | 220-700
check the contract a client sent me before I sign | contracts-and-terms | | 60-150
grant application for a youth theatre, deadline in a month | plans-and-grants | | 130-300
emails that go out when somebody orders or books should sound human | newsletters | copy-for-websites | 50-150
win back readers who no longer open our emails | newsletters | | 50-150
instruction leaflet for a flat-pack shelf | technical-writing | | 90-250
recipes from an American cookbook into metric and French | everyday-translation | | 25-100
food photos for our new spring menu | food-and-places | | 110-350
hire a documentary editor for a week who works in our project | video-editing | | 45-400 ~ documentary interview two-minute festival
a typeface-like lettering of my surname for the winery label | type-and-lettering | packaging logo-and-identity | 100-350
accessibility check of our design components | icons-and-systems mobile-apps | ux-and-prototypes | 100-700 ~ accessibility small scattered expert
turn three hundred pdf reports into a table | data-cleaning | backend-and-apis | 40-500
`,
  'in Russian': `
Нужен логотип для кофейни, тёплый, от руки | logo-and-identity | | 70-300
Перевести договор аренды с немецкого на русский, 12 страниц, до пятницы | legal-translation | | 25-200
Ищу монтажёра для подкаста, выпуск раз в неделю | podcasts | | 30-120
Сайт-визитка для сантехника: цены, телефон, примеры работ | landing-pages | | 100-350
Нужны тексты для сайта клиники, пять страниц, простым языком | copy-for-websites | | 40-200
Свадебный фильм на 8 минут из наших записей | video-editing | | 45-250
Контент-план для соцсетей пекарни на месяц | social-media | | 40-150
Сделать понятные графики из большой таблицы Excel для годового отчёта | charts-and-dashboards | data-cleaning | 40-200
Корректура диплома, 80 страниц, срочно | copy-for-websites editing-and-proofreading | | 30-150 ~ корректура редактура proofreading thesis academic
Отреставрировать старую фотографию бабушки | retouching | | 20-80 ~ old
Озвучить ролик мужским голосом, 2 минуты | voice-over | | 35-120
Помогите, сайт взломали и он тормозит | upkeep-and-speed | | 60-200
Нарисовать портрет собаки в подарок | portraits | | 50-150
Интернет-магазин для керамики, около 50 товаров | online-shops | | 250-700
Презентация для инвесторов, 12 слайдов, бюджет 200 долларов | presentations | | 100-200
Перевод справок и диплома для визы | legal-translation | | 25-120
Нарезать короткие клипы из лекции | video-editing short-clips | | 25-120
Фирменный стиль для стоматологии | logo-and-identity | | 70-300
Лендинг мероприятия с билетами и картой | landing-pages | | 100-350
Субтитры к документальному фильму на двух языках | subtitling | | 25-120
Вести бухгалтерию небольшой фирмы каждый месяц | bookkeeping | | 40-150
Автоматизировать еженедельный отчёт, который мы собираем руками | charts-and-dashboards backend-and-apis | | 45-500
`,
}

/** What people want that nobody here offers. */
export const unmet = `
plumber to fix my kitchen sink tomorrow
I want to buy a used bicycle
babysitter for two kids on saturday night
cut my hair
need a lift to the airport
sell my old car
dog walker in Berlin
someone to clean my flat weekly
weather
electrician for new sockets
piano lessons for my son
asdf qwer zxcv
`
