/**
 * All other words, one a line with its traits: small words, adjectives, nouns that name no resource, plurals.
 */
export const OTHERS = `
_id identifier
a quantifier article
abdomen plural-s
about own-one
above preposition
absent mark
acc short-for=account
accounting uncountable
accounts kind-plural
across preposition
act counted
active modifier criterion
activewear uncountable
ad short-for=advertisement
addend one-word
additive one-word
adjacent relative
ads document
advert short-for=advertisement
advice uncountable
after event-word preposition criterion
again adverb
against preposition
age attribute criterion kept measured
agenda plural-s
agriculture uncountable
aircraft uncountable
ajax prefix
all quantifier whole
allow before-list
along relative-word
alphabetical sorting
also adverb
amenity part
ammunition uncountable
among preposition
amount after-action object attribute criterion value sum measured number-of
an quantifier article
analytics of-search account-of uncountable
and preposition
annual modifier
anonymous adjective
another pronoun further
any modifier many qualifier only-one
anybody pronoun
anyone pronoun
anything pronoun
apis document prefix
apparel uncountable
appendix one-word
apple document
applepay proper-name
archived modifier
are auxiliary asking
array many-sent
as preposition
asc criterion adverb sorting
ascending adverb sorting
asin goods-key
asp extension
aspx extension
assets document
async way
at preposition
atom document extension representation
auntie plural-s
authentication uncountable before-noun
auto way short-for=automobile
automatic way
available modifier
avalanche plural-s
average relative
away particle
aws uncountable
axis plural=axes
back particle
background state
baggage uncountable
bandwidth uncountable
bar of-search
barcode goods-key
barley uncountable
base read-after-action after-told
basic extent-behind
be auxiliary
beanie plural-s
because relative-word
bedroom one-kind location
before event-word preposition criterion
below preposition
best modifier relative
between preposition clause
beyond preposition
bias plural=biases
big adjective
billing own-one uncountable
biodata own-one
biography own-one
bios uncountable
biotech plural-s
birdie plural-s
birth date-kind
birthdate attribute
birthday attribute kept measured
bitbucket proper-name
black before-list
blitz plural=blitzes
bloodgroup criterion
bookie plural-s
born adjective
both many qualifier
bought adjective
bowtie plural-s
box of-search after-told
brasserie plural-s
breakdown account-of
broccoli uncountable
broken adjective
brownie plural-s
browserconfig document
budgie plural-s
bulk many qualifier at-once many-behind
bureau english
but preposition
by preposition clause binding
cacao english
caddie plural-s
caiman plural-s
callback after-action protocol no-collection inbox outside
calorie plural-s
can auxiliary only-one asking
cannot auxiliary asking
canvas plural=canvases
capacity measured
captain measured
cast measured
caste criterion
catering uncountable
cattle uncountable
cavalry uncountable
cement uncountable
census plural=censuses
center workplace after-told
centre workplace after-told
cgi extension
cgpa attribute
changefeed one-word
changelog one-word document
changeorder one-word
changeover one-word
changerequest one-word
changestream one-word
chaos uncountable
chateau english
chatgpt proper-name
cheap adjective
cheapest modifier
checkbook one-word
checkmark one-word
checkmate one-word
checkpost one-word
checkroom one-word
checkwork one-word
childcare uncountable
chronological sorting
classwork uncountable
clearance one-word
clearing one-word
clearinghouse one-word
click one-kind never-counted
clothing uncountable
cms uncountable
cmt short-for=comment
co short-for=company
coercion english
coins sum
commerce uncountable
completed modifier mark
compliance uncountable
confirmation after-action outlook before-noun
convo short-for=conversation
cookware uncountable
coords criterion
corn uncountable
corpus plural=corpora
cors uncountable
couchdb proper-name
could auxiliary asking
count after-action attribute criterion value sum account-of tallied number-of tally
coursework uncountable
cpu plural-s
creche plural-s
credentials uncountable
credits sum
crockery uncountable
crossdomain document
css extension asset-extension uncountable
csv extension representation many-sent file-form
ctrl handler-word
current modifier ordinal only-one own-one in-order relative in-time
cursor criterion
custody uncountable
custom modifier
cutlery uncountable
daily modifier regular
datum plural=data
dav protocol
de manner
decade criterion
deepseek proper-name
definitions document
delay read-after-action
deleted modifier
delicacy one-word
delivered mark
delta one-word
dept criterion
depth criterion
desc criterion adverb sorting
descending adverb sorting
detailed extent
details read-after-action state detail told uncountable
devops proper-name
did document asking
diesel uncountable
digital adjective
dinnerware uncountable
dir criterion
direct adjective
discovery document
display either
distance criterion measured
dns uncountable
do manner before-list extension
dob attribute criterion
docs document
docusign proper-name
docx representation
does asking
doggie plural-s
done adjective mark
dormouse plural=dormice
down particle
dr short-for=doctor
dropbox one-word
dropdown one-word
dropoff one-word
droppoint one-word
dropship one-word
dropshipping one-word
dropzone one-word
due attribute date-kind
dummy adjective
during preposition
dynamic way
dynamodb proper-name
each only-one further
ean goods-key
early adjective regular
ebay proper-name
echo protocol
economics uncountable
editlog one-word
electricity uncountable
eligibility outlook
eligible adjective
ellipsis plural=ellipses
entire extent
epoch plural-s
errors read-after-action
eta kept measured
every quantifier whole only-one
everybody one-word pronoun
everyday one-word
everyone one-word pronoun
everything one-word pronoun
evidence uncountable
ewallet purse
example document
excel many-sent file-form
except preposition
excluding preposition
existing quantifier particular
exp criterion sum
expensive adjective
expiration date-kind
expired modifier
expiry date-kind
external prefix adjective
eyewear uncountable
facebook proper-name
failed occasion
failures read-after-action
fake adjective
fast adverb
featured modifier
feeds document
few many qualifier
fieldwork uncountable
filename document
files document
findings one-word
fintech plural-s
firmware uncountable
first modifier ordinal occasion only-one relative in-time
firstname criterion
fitness uncountable
flat location
flour uncountable
fn handler-word
following adjective
footage uncountable
footwear uncountable
for preposition clause auxiliary binding
force manner
forestry uncountable
forever adverb
free modifier
freebie plural-s
freight uncountable
frequency read-after-action attribute
fridge short-for=refrigerator
friendly regular
from preposition clause criterion direction binding
frontend prefix viewer device-view
frontpage shown-page
full way extent
funds sum
garbage only-one
gas plural=gases
geo criterion
german plural-s
getaway one-word
gif extension asset-extension
github proper-name
gitlab proper-name
given adjective
glassware uncountable
global adjective
gold uncountable
golf uncountable
gone adjective
good goods
google modifier
governance uncountable
gpa attribute
gps uncountable
gpu plural-s
granddad english
graphiql protocol
graphql protocol proper-name
gravel uncountable
grocery before-list
groundwork uncountable
gtin goods-key
guid identifier
gulf plural-s
guru plural-s
had asking
haiku plural-s
hard manner adverb
hardware uncountable
harness after-action
has auxiliary only-one asking
hashtag criterion
have asking
hay uncountable
headache plural-s
headquarters uncountable
headwear uncountable
healthcare uncountable
healthz protocol
height attribute criterion measured
her pronoun
here adverb
herself pronoun
hidden adjective
high adjective
him pronoun
himself pronoun
hobby part
homepage shown-page
homework uncountable
honey uncountable
hoodie plural-s
horticulture uncountable
hot modifier
hourly modifier regular
housing uncountable
hovercraft uncountable
htm extension
html extension file-form
https uncountable
hubspot proper-name
humans document
i18n document
icloud proper-name
ico extension asset-extension
ics extension
ids identifier
if condition preposition
impact outlook
in preposition clause
inactive modifier
including preposition
inclusive all-kind
incoming adjective
indexcard one-word
indexfund one-word
indexpage one-word
indie plural-s
infantry uncountable
infos told
initial ordinal
inline way
insertion one-word
instant adjective
instead adverb
institute owner
internal prefix adjective
into preposition clause direction binding
invalid adjective
invisible adjective
ios uncountable proper-name
ipad proper-name
iphone proper-name
ipv proper-name
is auxiliary only-one asking
isbn key goods-key
it pronoun
itself pronoun
itunes proper-name
javascript proper-name
jewellery uncountable
jewelry uncountable
jpeg extension asset-extension
jpg extension asset-extension
js extension asset-extension
json prefix extension representation file-form
jsonp extension
jsonrpc protocol
jsp extension
judo uncountable
jwks document
karate uncountable
keys document
kind criterion
kitchenware uncountable
kubernetes uncountable
kudos uncountable
l10n document
labrador english
landing shown-page
lang criterion set-by-link
large adjective
last modifier ordinal occasion only-one in-order relative in-time
lastname criterion
lat criterion
late adjective
latest modifier ordinal occasion only-one uncountable relative in-time
latlng criterion
lazy way
legislation uncountable
length criterion
lens plural=lenses
less pronoun
likely regular
limit after-action no-collection attribute criterion set-of
lingerie uncountable
linkedin proper-name
links document
listbox one-word
listitem one-word
listprice one-word
listview one-word
lite extent-behind
litigation uncountable
livestock uncountable
llms document
lms uncountable
lng criterion
loadbalancer one-word
loadfactor one-word
loadout one-word
loadprofile one-word
loadtest one-word
local adjective
locale document own-one criterion set-by-link
locales document
logged modifier
loggedin modifier
logistics uncountable
lon criterion
long only-one
longitude criterion
lost adjective
low adjective
luggage uncountable
macos proper-name
magpie plural-s
mailchimp proper-name
mailing before-list
main modifier
maize uncountable
makefile one-word
makeshift one-word
makeup uncountable
makework one-word
malt one-kind
malware uncountable
manifest document
mantis plural=mantises
manure uncountable
many many many-behind
markbook one-word
marketing uncountable
mass at-once
master kept-record
matador english
matching relative
mathematics uncountable
max only-one criterion relative
maxprice criterion
may auxiliary
mcp protocol
md extension
me own-one uncountable
means uncountable
menagerie plural-s
menswear uncountable
merch uncountable
merchandise uncountable
messages document
meta document measured
method after-action
metrics document
mfa own-one
mic short-for=microphone
middleware uncountable
milk uncountable
min only-one criterion relative
mine adjective
mini extent-behind
minimal extent
minprice criterion
minus preposition
missing adjective
mjs extension asset-extension
mms uncountable
mobile prefix attribute criterion viewer device-view short-for=automobile
momo proper-name
monarch plural-s
mongodb proper-name
monthly modifier regular
more pronoun further
mortem process
moustache plural-s
msg short-for=message
multi at-once many-behind
multimedia uncountable
multiple modifier many qualifier many-behind
must auxiliary
my modifier prefix
myself pronoun
mysql proper-name
n criterion
nationality criterion
near preposition clause
nearby modifier relative
neighboring relative
neighbouring relative
new quantifier qualifier adjective
newbie plural-s
newborn one-word
newcomer one-word
newest modifier relative in-time
newline one-word
newscast one-word
newsfeed one-word
newsgroup one-word
newspaper one-word
newsroom one-word
next modifier ordinal occasion only-one in-order relative in-time
nextjs proper-name
niche plural-s
nickname own-one login
night period
nightly regular
no key short-for=number
nodeinfo document
nodejs proper-name
norman plural-s
not auxiliary
nothing pronoun
nova plural-s
now adverb
nr key
nth criterion
num key
nutrition uncountable
oasis plural=oases
odata protocol
ods representation
of preposition clause
off particle after=time,hour,day,week
offline adjective
offset no-collection criterion
offspring uncountable
oid identifier
old modifier adjective
oldest relative in-time
omega plural-s
omen plural-s
on event-word preposition
onboarding own-one uncountable
once adverb
one quantifier only-one
onesie plural-s
onetime one-word
oneway one-word
ongoing adjective
online modifier
only adverb
onto clause direction
openai proper-name
openapi document
openid proper-name compound=connect
opensearch document
operations kind-plural
or preposition
ord short-for=order
organiser measured
other modifier relative
ottoman plural-s
ourselves pronoun
out particle
outerwear uncountable
outgoing adjective
over particle
overdue adjective
overview account-of
own modifier
oxygen uncountable
packing before-list
paginate portion
pagination portion
paid modifier mark
paperwork uncountable
param after-action no-collection key
parole uncountable
part counted goods
partial way extent
particular quantifier only-one particular
parts kind-plural
passkey after-action
passphrase secret
past modifier occasion in-order
patchlevel one-word
patchnote one-word
patchset one-word
patisserie plural-s
patriarch plural-s
paypal proper-name
payu proper-name
pelvis plural=pelvises
pending modifier occasion
per preposition
percentage attribute
period after-action counted criterion
permanent adverb
personal adjective
petrol uncountable
phonepe proper-name
photography uncountable
php extension
physical adjective
physics uncountable
pic material attribute short-for=picture
pick before-list
piece one-kind
pincode criterion
pixie plural-s
pk identifier
pkg short-for=package
placecard one-word
placeholder one-word
plane short-for=airplane,aeroplane
plateau english
plus relative-word
pms uncountable
png extension asset-extension
poetry uncountable
poi plural-s
points sum
politics uncountable
popular modifier occasion
popularity criterion
portal workplace
pos uncountable
postage uncountable
postbox one-word
postcode one-word criterion
postdate one-word
postgresql proper-name
postman one-word
postmortem one-word
postoffice one-word
postscript one-word
posttag one-word
posttest one-word
poultry uncountable
prairie plural-s
pre manner event-word
preferences own-one uncountable
prefix criterion
present mark
presigned leads-to-file
previous modifier ordinal occasion only-one in-order relative in-time
primary adjective
priority state value detail
privacy uncountable
private prefix leads-to-file adjective
prize plural-s
processing process
production process
profit kept
progress after-action attribute account-of uncountable outlook
protected prefix
protection after-told
public modifier prefix leads-to-file viewer
purse purse
putaway one-word
putoption one-word
q criterion
qn short-for=question
qty short-for=quantity
qualification criterion
quality after-told
quarterly modifier regular
quick modifier manner
quickbooks proper-name
radio counted
radius criterion
rainfall uncountable
random modifier relative
range criterion
rank attribute criterion value
ranking of-search
ransomware uncountable
raw extent-behind
razorpay proper-name
re manner
readiness one-word
readme one-word document
readonly one-word
readout one-word
real way
recent modifier occasion
recommended modifier relative
recovery before-noun
recurring adjective
redis uncountable
ref key
regimen plural-s
related modifier relative
religion criterion
remaining adjective relative
remark part
research uncountable again
rest prefix
resto short-for=restaurant
right set-of
roadie plural-s
robots document
roman plural-s
rookie plural-s
rotisserie plural-s
rpc protocol prefix
rss document extension representation uncountable
rugby uncountable
rye uncountable
safari plural-s
safe way
saga plural-s
sales kind-plural
saved modifier occasion
savegame one-word
savepoint one-word
scheduled occasion
schemas document
schoolwork uncountable
secondary adjective
sector counted
secure way prefix
seen adjective mark
selectbox one-word
selected modifier
self way own-one uncountable
selfie plural-s
sellers document
sem criterion
sendgrid proper-name
sent adjective
series after-action uncountable
setback one-word
setlist one-word
setname one-word
setpiece one-word
setpoint one-word
settop one-word
setup one-word
several many qualifier
sewage uncountable
sex criterion
shaman plural-s
shared modifier
shopping before-list
short before-list only-one
shot one-kind never-counted
should auxiliary asking
showcase one-word
showdown one-word
showpiece one-word
showplace one-word
showroom one-word
showtime one-word
signed modifier leads-to-file
signedin modifier
silverware uncountable
similar modifier relative
simple way extent-behind
since preposition criterion
single modifier quantifier only-one
singleplayer one-word
size after-action attribute criterion value kept measured
skincare uncountable
slip after-action
small adjective
smart way
smoothie plural-s
sms uncountable
snapchat proper-name
soap protocol
soccer uncountable
socket protocol
soft manner adverb
software uncountable
sold adjective
some many qualifier
somebody pronoun
someone pronoun
something pronoun
sortby criterion
sortie plural-s
soundcloud proper-name
spacecraft uncountable
spaghetti uncountable
spec document
special modifier
specialisation criterion
speciality criterion
specialization criterion
specialty criterion
species criterion uncountable
specific quantifier only-one particular
specimen plural-s
specs document
spent adjective
sports uncountable kind-plural
sportswear uncountable
sprite document
spyware uncountable
sse protocol
ssl uncountable
stackoverflow proper-name
stars criterion
stationery uncountable
statistics after-action uncountable
steel uncountable
stomach plural-s
storage uncountable
storefront one-word
storehouse one-word
storeitem one-word
storelocation one-word
storeorder one-word
storeowner one-word
storeproduct one-word
storeroom one-word
stratagem english
streaming leads-to-file
stylesheet document
sub modifier
successful occasion
sugar uncountable
suggested relative
sum measured tally
super modifier
superhuman plural-s
supernova plural-s
surname criterion
sushi uncountable
suspicion english
svg extension asset-extension
swagger document
sweetie plural-s
swimwear uncountable
synonym of-search
systems kind-plural
tableau english
tableware uncountable
take criterion
taken adjective
talisman plural-s
teamwork uncountable
techie plural-s
temporary modifier leads-to-file
terms of-search uncountable
than preposition
that relative-word only-one pronoun pointing
the quantifier article
them pronoun
themselves pronoun
there adverb
these pronoun pointing
this only-one key in-order pronoun pointing
those pronoun pointing
through preposition
ticker key
tiktok proper-name
tilejson document
tiles document
till preposition
timeout read-after-action
timezone own-one set-by-link
tls uncountable
to preposition clause auxiliary criterion direction binding
today adjective
tofu uncountable
toga plural-s
together adverb
tomorrow adjective
too adverb
toothache plural-s
top modifier only-one criterion
topaz plural=topazes
tos uncountable
total modifier only-one attribute sum tallied relative
totp own-one
trackball one-word
trackbed one-word
trackpad one-word
trackwork one-word
traffic uncountable
training process
translations document
transmission criterion
transportation uncountable
trending modifier occasion
trpc protocol
trx short-for=transaction
try way
ts criterion
tsv representation
tuition uncountable
turnover kept
twice adverb
tx short-for=transaction
txn short-for=transaction
txt extension representation
typescript proper-name
tz criterion
uid identifier
un manner
under preposition
underwear uncountable
undone adjective
uni short-for=university
unique adjective
unless preposition
unpaid modifier mark
unread modifier mark
unseen adjective
unsent adjective
unsold adjective
until preposition criterion
up particle after=runner
upc goods-key
upcoming modifier occasion
updatecenter one-word
updatechannel one-word
updatelog one-word
updateserver one-word
updatesite one-word
upholstery uncountable
uploadthing one-word
us pronoun
use one-kind
using preposition
usr short-for=user
uuid identifier
valid adjective
veggie plural-s
verification after-action before-noun
versions document
versus preposition
vet short-for=veterinarian
via preposition
vid short-for=video
viewer one-word part
viewmodel one-word
viewpoint one-word
viewport one-word
viewstate one-word
vin goods-key
virtual modifier
virus plural=viruses
visibility state detail
visible adjective
vnpay proper-name
vs preposition
wait before-list
waiting before-list
walkman plural-s
waltz plural=waltzes
was auxiliary asking
watchlist holder relation
water uncountable
watercraft uncountable
wave counted
way one-kind never-counted
wear uncountable
weather uncountable
web prefix viewer device-view
webauthn proper-name
webdav protocol
webhooks protocol proper-name
webmanifest extension asset-extension
webrtc proper-name
websocket protocol proper-name
websockets proper-name
wechat proper-name
weekend period
weekly modifier regular
wellness uncountable
were asking
whatsapp proper-name
wheat uncountable
when relative-word
where preposition
whether condition preposition
which relative-word
while relative-word
white before-list
who relative-word
whom relative-word
whose relative-word
wifi proper-name
will auxiliary
wish before-list
with preposition clause binding
within preposition clause
without preposition clause
womenswear uncountable
won adjective
woocommerce proper-name
woodwork uncountable
wordpress proper-name
workwear uncountable
written adjective
ws protocol
xls representation many-sent file-form
xlsx representation many-sent file-form
xml extension representation file-form
xmlrpc protocol
xp sum
xrpc protocol
yaml extension representation
yearly modifier regular
yesterday adjective
yml extension representation
yoga uncountable
you pronoun
young adjective
yourself pronoun
youtube proper-name
yr criterion
yyyy criterion
zalopay proper-name
zip extension criterion
`;
