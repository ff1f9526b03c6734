/**
 * Verbs, one a line with its traits: what an HTTP method specifies already (`get`, `create`), and actions (`cancel`).
 * After `action=` are the method and the noun that may take its place: `POST /orders/:id/cancel` is
 * `PUT /orders/:id/cancellation`; a method alone represents the collection itself, and those below the line `# action`
 * have no good noun. A line that ends with a backslash goes on in the next one.
 */
export const VERBS = `
abandon action=PUT:abandonment
abort action=PUT:cancellation returned
accept to-any action=PUT:acceptance
ack either action=PUT:acknowledgement
acknowledge action=PUT:acknowledgement
acquire action=POST:acquisitions
activate command action=PUT:activation acts-on=@object
add creates before=on,in,ons,ins phrasal=on,in
adjust action=POST:adjustments
adopt action=POST:adoptions
advance either action
aggregate either action=POST:aggregations
allocate action=PUT:allocation
amend action=POST:amendments
analyse action=POST:analyses
analyze to-any action=POST:analyses
annotate action=POST:annotations
anonymize action=POST:anonymizations
append seldom weak creates
apply to-any action=POST:applications
appoint action=POST:appointments
approve command action=PUT:approval acts-on=@object returned
archive leads-acting either noun action=PUT:archive
ask action=POST:questions
assess action=POST:assessments
assign command action=PUT:assignment acts-on=@object
associate leads-acting either action=PUT:association
attach action=POST:attachments
attend action=POST:attendances
attest action=POST:attestations
audit either noun action=POST:audits
authenticate action=POST:sessions identity
authorize action=POST:authorizations identity
award created-too either resource-too action=POST:awards
backup either noun after-told action=POST:backups
ban leads-acting state-change either noun action=PUT:ban
begin leads-acting state-change either action acts-on=session
bind action=PUT:binding
blacklist either noun resource-too action=PUT:blacklisting
block leads-acting either noun before-list after-told action=PUT:block acts-on=account
book leads-acting offered either noun goods owning action=POST:bookings acts-on=session,room
bookmark leads-acting either noun holder relation resource-too action=PUT:bookmark
borrow action=POST:loans
broadcast leads-acting either action=POST:broadcasts
build leads-acting either process document noun resource-too action=POST:builds
buy action=POST:purchases
calculate command action=POST:calculations acts-on=@object
calibrate action=POST:calibrations
call leads-acting either action=POST:calls
cancel action=PUT:cancellation returned
capture leads-acting either action=POST:captures returned
categorize action=POST:categorizations
certify action=POST:certifications
change either noun before-far-noun updates \
before=log,history,event,rate,request,set,order,feed,stream,notice,management before-read=type
charge leads-acting either action=POST:charges
check leads either before-list action=POST:checks \
acts-on=token,account,session,name,address,url,link,id,data,key,status,version phrasal=up before-one
checkin session-verb action=POST:checkins
claim leads-acting created-too either noun resource-too action=PUT:claim
classify action=POST:classifications
cleanup session-verb action=POST:cleanups
clear seldom weak deletes before=bit,sky
clockin session-verb action
clockout session-verb action
clone leads-acting state-change either action=POST:copies
close leads-acting state-change either action=PUT:closure acts-on=session,account
collect leads either action=PUT:collection
combine action=POST:combinations
commit either process noun resource-too action=POST:commits
compare action=POST:comparisons
compile action=POST:compilations
complete leads-acting state-change either extent action=PUT:completion returned
compose action=POST:compositions
compress action=POST:compressions
compute command action=POST:computations acts-on=@object
configure leads-acting either action=PUT:configuration
confirm to-any action=PUT:confirmation returned
connect action=PUT:connection
consolidate action=POST:consolidations
consume action=PUT:consumption
contribute action=POST:contributions
convert action=POST:conversions
copy leads-acting either action=POST:copies
crawl action=POST:crawls
create creates before-read=@artefact,@moment
crosspost action=POST:posts
customize action=POST:customizations
deactivate command action=DELETE:activation acts-on=@object
deallocate action=DELETE:allocation
deauthorize action=DELETE:authorization
debit either noun action=POST:debits
decline to-any action=PUT:refusal returned
decode action=POST:decodings
decommission action=PUT:decommissioning
decrease leads state-change either action
decrypt action=POST:decryptions
deduct action=POST:deductions
defer action=PUT:deferral
del foreign-verb deletes
delete before-far-noun deletes before=@asked before-read=@outlook,log,policy
delist action=DELETE:listing
deliver action=POST:deliveries
demote action=PUT:demotion
deny before-list action=PUT:refusal
deploy action=POST:deployments
deposit leads-acting created-too either noun action=POST:deposits
deprecate action=PUT:deprecation
deprovision action=DELETE:provisioning
deregister action=DELETE:registration
describe action=POST:descriptions
destroy deletes
detach action=DELETE:attachment
detect action=POST:detections
diagnose action=POST:diagnoses
disable command action=DELETE:activation acts-on=@object
disapprove action=PUT:disapproval
disassociate action=DELETE:association
disburse action=POST:disbursements
discard action=PUT:discard
disconnect action=DELETE:connection
discontinue action=PUT:discontinuation
discover action=POST:discoveries section
disenroll action=DELETE:enrollment
dislike state-change either relation action=POST:dislikes
dismiss action=PUT:dismissal
dispatch action=POST:dispatches
dispense action=POST:dispensings
dissociate action=DELETE:association
distribute action=POST:distributions
donate action=POST:donations
downgrade either action=PUT:downgrade
download leads-acting either leads-to-file action=GET:file \
acts-on=@material,invoice,report,pdf,csv,excel,certificate,receipt,resume,ticket,zip,audio,song
downvote relation action=POST:votes
drop either before-list seldom weak deletes before=box,down,off,zone,point,ship,rate
duplicate leads-acting state-change either action=POST:copies
edit updates before=log,history before-read=@artefact,@moment,suggestion,proposal,conflict
elevate action=PUT:elevation
email either noun attribute kept measured action=POST:emails by-id
embed either action
empty leads-acting either action
enable command action=PUT:activation acts-on=@object
encode action=POST:encodings
encrypt action=POST:encryptions
end leads-acting state-change either criterion date-kind action acts-on=session
endorse action=POST:endorsements
enhance action=POST:enhancements
enrich action=POST:enrichments
enroll action=POST:enrollments
equip action=PUT:equipment
erase deletes
escalate action=POST:escalations
estimate read-after-action created-too either noun resource-too action=POST:estimates
evaluate action=POST:evaluations
evict action=POST:evictions
examine action=POST:examinations
exchange leads-acting either action=POST:exchanges
exclude action=POST:exclusions
exec action=POST:executions
execute to-any action=POST:executions returned
expire action=PUT:expiration
explain either action=POST:explanations
export leads-acting either process noun after-told action=POST:exports to-many=@person acts-on=csv,pdf,excel
extend action=PUT:extension
extract leads-acting to-any either action=POST:extractions
failover action=POST:failovers
favorite leads-acting either noun part holder relation action=POST:favorites
favourite leads-acting either noun part holder relation action=POST:favourites
fetch reads
filter of-search either noun choosing action=GET to-many=@offered,@person
finalize action=PUT:finalization
find reads before=us
finetune action=POST:trainings
finish leads-acting state-change either action=PUT:completion
fix leads either action
flush leads-acting either action=PUT:flush
follow leads-acting state-change either relation action=POST:followers phrasal=up
forget action=POST:password-resets
forgot action=POST:password-resets
fork leads-acting either action=POST:forks
format leads-acting either criterion after-told action=POST:formats
forward leads-acting either action=POST:forwardings
freeze leads-acting either action=PUT:freeze acts-on=account
fulfil action=POST:fulfilments
fulfill action=POST:fulfillments
generate producer to-any action=POST:generations acts-on=@object,code
geocode action=POST:geocodes
geolocate action=GET:location
get reads before=started,start,touch,together,away,well
give leads either action
grant leads-acting either noun part action=POST:grants
handle leads either handler-word key action acts-on=@object,request
harvest either action=POST:harvests
hide action=PUT:visibility
hold either action=PUT:hold
identify action=POST:identifications
ignore action=PUT:ignored
impersonate action=POST:impersonations
import leads-acting either process noun after-told action=POST:imports to-many=@person
increase leads state-change either action
index after-action either document noun no-collection attribute before-far-noun seldom reads lists \
before=@tallied,page,card,fund,entry,key,pattern,template plural=indexes
infer action=POST:inferences
inform action=POST:notifications
ingest action=POST:ingestions
init leads-acting either action
inject action=POST:injections
inquire action=POST:inquiries
insert creates
inspect action=POST:inspections
install action=PUT:installation
instantiate action=POST:instances
invalidate to-any action=POST:invalidations
invest action=POST:investments
investigate action=POST:investigations
invite producer noun read-noun action=POST:invitations
invoke action=POST:invocations
issue producer leads-acting either noun action=POST:issues
join action=POST:members
kick leads-acting either action=DELETE:membership
kill either action=PUT:termination
launch leads-acting either process action=POST:launches
lease either noun action=POST:leases
leave leads-acting created-too either action=DELETE:membership acts-on=session,room \
phrasal=application,balance,allocation,entitlement,quota
lend action=POST:loans
like leads-acting state-change either noun relation action=POST:likes
link leads-acting after-action object either noun part address-noun resource-too action=POST:links
liquidate action=POST:liquidations
list after-action either noun showing by-chance reads lists before=price,item,entry,view,type,member,membership,size,box
load either seldom reads weak before=@tallied,balancer,test,average,factor,profile,board,out,plan,sheet,bid,offer,\
capacity,limit,number,status
localize action=POST:localizations
locate action=GET:location
lock leads-acting either document noun action=PUT:lock acts-on=account
login session-verb process noun key login action=POST:sessions identity
logoff session-verb action=DELETE:session
logon session-verb action=POST:sessions identity
logout session-verb action=DELETE:session
lookup either choosing action=GET
make producer leads either criterion action before-one
manage action section
mark leads either action=POST:marks before-one
match either noun action=POST:matches
merge action=POST:merges
migrate action=POST:migrations
moderate action=PUT:moderation
modify updates before-read=@artefact,@moment,history
move action=PUT:location
mutate action=POST:mutations
mute leads-acting either action=PUT:mute
negotiate action=POST:negotiations
nominate action=POST:nominations
notify action=POST:notifications
offboard action=POST:offboardings
onboard action=POST:onboardings
open leads-acting either modifier action=PUT:opening
optimize action=POST:optimizations
override either noun action=PUT:override
parse action=POST:parsings
participate action=POST:participations
patch either noun before-far-noun seldom updates before=@tallied,note,panel,set,level,file
pause leads-acting state-change either action=PUT:pause acts-on=session,task,job
pay leads state-change either action=POST:payments phrasal=in,out,grade,scale,stub,band,cycle payment
penalize action=POST:penalties
perform leads either action
pin leads-acting either noun own-one secret action=PUT:pin compound=reset
ping either document protocol action=GET:health
place producer leads either noun action before-one
play leads-acting either before-list action=POST:plays
poll either noun action
post offered either noun event-word belonging before-far-noun owning seldom creates \
before=@tallied,code,card,office,box,tag,category,image,author
postpone action=PUT:postponement
poweroff action=PUT:power
poweron action=PUT:power
predict action=POST:predictions
prescribe action=POST:prescriptions
preview either noun no-collection measured leads-to-file outlook action=PUT:preview
print leads-acting either action
prioritize action=PUT:priority
process either process noun action acts-on=payment,refund,transaction,withdrawal,checkout,invoice,image,video
promote action=PUT:promotion
propose action=POST:proposals
protect action=PUT:protection
provision action=PUT:provisioning
publish action=PUT:publication
pull leads-acting either action=POST:pulls
punchin session-verb action
punchout session-verb action
purge weak deletes
push leads-acting either action=POST:pushes
put either seldom updates
qualify action=POST:qualifications
quarantine either action=PUT:quarantine
query leads after-action either noun no-collection choosing action=GET
rate leads-acting after-action either noun attribute set-of tallied action=POST:ratings
react action=POST:reactions
reactivate command action=PUT:activation acts-on=@object
read before-list before-far-noun adjective seldom mark reads before=@tallied,replica,receipt,status,marker,only,me,later
reassign action=PUT:assignment
reauthenticate action=POST:sessions
rebalance action=POST:rebalancings
reboot action=POST:reboots
rebuild action=POST:builds
recalculate command action=POST:calculations acts-on=@object
recall either action=POST:recalls
receive action=POST:receipts
recheck action=POST:checks
recognize action=POST:recognitions
recommend action=POST:recommendations
reconcile action=POST:reconciliations
reconfigure action=PUT:configuration
reconnect action=PUT:connection
reconstruct action=POST:reconstructions
record after-action created-too either noun after-told resource-too kept-record action=POST:recordings
recover action=PUT:recovery
rectify action=POST:rectifications
redact action=POST:redactions
redeem action=POST:redemptions
redeploy action=POST:deployments
redirect leads-acting either action returned
redownload action=GET:file
reenable action=PUT:activation
reexport action=POST:exports
refer action=POST:referrals
refine action=POST:refinements
refresh read-noun action
refund leads-acting created-too either noun resource-too action=POST:refunds
refuse action=PUT:refusal
regenerate to-any action=POST:generations acts-on=@object,code
register producer read-noun action=POST:registrations
reimburse action=POST:reimbursements
reimport action=POST:imports
reindex to-any action=PUT:reindexing
reinstate action=PUT:reinstatement
reissue action=POST:reissues
reject command action=PUT:rejection acts-on=@object
relaunch action=POST:launches
release leads-acting created-too either process noun resource-too action=POST:releases
reload leads-acting either action=POST:reloads
relocate action=PUT:location
remediate action=POST:remediations
remind action=POST:reminders
remove before-far-noun deletes before=@asked before-read=@outlook,log,policy
rename action=PUT:name
render action=POST:renderings
renew action=PUT:renewal
reopen action=PUT:opening
reorder action=PUT:order
repair leads-acting either action=POST:repairs
repay action=POST:repayments
replace updates
replay leads-acting either action=POST:replays
replenish action=POST:replenishments
replicate action=POST:replicas
reply leads-acting either noun action=POST:replies
report leads-acting created-too either noun paper resource-too action=POST:reports
request producer leads-acting after-action created-too either noun belonging after-told artefact asked resource-too \
action=POST:requests
rerequest action=POST:requests
rerun action=POST:runs
rescan action=POST:scans
reschedule action=PUT:schedule
resend producer to-any action=POST:messages
reserve leads-acting state-change either action=POST:reservations acts-on=session,room
reset read-noun action=POST:resets before=code,link,token
reshare action=POST:shares
resign action=POST:resignations
resize action=PUT:size
resolve action=PUT:resolution
respond action=POST:responses
restart action=POST:restarts
restore action=PUT:restoration
restrict action=PUT:restriction
resume created-too either noun action=PUT:resumption acts-on=session,task,job
resync action=POST:synchronizations
retest action=POST:tests
retire action=PUT:retirement
retract action=PUT:retraction
retrain action=POST:trainings
retrieve reads
retry action=POST:retries
return leads-acting either noun action=POST:returns returned before=report,summary,history,policy,label
reupload action=POST:uploads
revalidate action=PUT:validation
reverse either sorting action=POST:reversals
revert action=PUT:reversion
review created-too either noun belonging resource-too action=POST:reviews
revise action=POST:revisions
revoke command action=PUT:revocation acts-on=@object
rewrite either action
rollback leads-acting either action=POST:rollbacks
rotate to-any action=PUT:rotation
run leads-acting after-action trace either process action=POST:runs acts-on=job,code,query
save read-noun saves before=point,game,file,slot,state
scan leads either noun action=POST:scans
schedule leads-acting after-action either noun part action=PUT:schedule
scrape action=POST:scrapes
search criterion action=GET before=@of-search acts-on=@searched
seed either action=POST:seeds
select leads one-kind action before-one
sell leads-acting either action=POST:sales
send producer action=POST:messages
set either before-list after-told updates before=list,piece,point,menu,item,back,up
settle action=POST:settlements
share leads-acting either noun action=POST:shares
ship leads-acting state-change either noun action=POST:shipments
show either reads before=room,case,time,down,note,date
shutdown action=PUT:power
sign leads-acting either one-kind action=PUT:signature
signin session-verb action=POST:sessions identity
signoff session-verb action=DELETE:session
signout session-verb action=DELETE:session
signup session-verb action=POST:users identity
silence either action=PUT:silence
simulate action=POST:simulations
skip criterion action
snooze leads-acting either action=PUT:snooze
solve action=POST:solutions
sort leads-acting either criterion choosing action to-many=@offered,@person
split leads-acting either action=POST:splits
star leads-acting either action=PUT:star all-kind=player,game,team
start leads-acting state-change either process criterion date-kind action acts-on=@running
stop leads-acting state-change either action acts-on=@running
store either noun after-told location before-far-noun seldom saves \
before=@tallied,item,location,hour,front,product,order,owner,setting,credit,room,manager
submit producer action=POST:submissions
subscribe action=POST:subscriptions
suggest to-any action=POST:suggestions
summarize action=POST:summaries
suspend command action=PUT:suspension acts-on=@object
swap leads-acting either action=POST:swaps
switch leads-acting either noun action acts-on=account
sync leads action=POST:synchronizations
synchronize action=POST:synchronizations
tag either noun part resource-too action=POST:tags
terminate to-any action=PUT:termination
test leads either process document noun action=POST:tests
toggle leads state-change either action acts-on=@object,status,state,mode,setting,option
tokenize action=POST:tokens
touch either action
track leads either noun choosing action=PUT:tracking before-one
train either noun action=POST:trainings
transact action=POST:transactions
transcode action=POST:transcodings
transcribe action=POST:transcriptions
transfer leads-acting created-too either noun after-told resource-too action=POST:transfers
transform action=POST:transformations
translate action=POST:translations
transmit action=POST:transmissions
trash either own-one holder action=PUT:trash
trigger leads-acting either noun inbox action=POST:triggers
turnoff action=PUT:power
turnon action=PUT:power
unarchive action=DELETE:archive
unassign command action=DELETE:assignment acts-on=@object
unassociate action=DELETE:association
unban action=DELETE:ban
unbind action=DELETE:binding
unblock action=DELETE:block
unbookmark action=DELETE:bookmark
uncheck action=DELETE:check
undelete action=PUT:restoration
undeploy action=DELETE:deployment
undo action=PUT:reversion
unfavorite action=DELETE:favorite
unflag action=DELETE:flag
unfollow action=DELETE:follow
unfreeze action=DELETE:freeze
unfriend action=DELETE:friendship
unhide action=PUT:visibility
uninstall action=DELETE:installation
unlike action=DELETE:like
unlink action=DELETE:link
unlock action=DELETE:lock
unmap action=DELETE:mapping
unmark action=DELETE:mark
unmute action=DELETE:mute
unpause action=DELETE:pause
unpin action=DELETE:pin
unpublish action=DELETE:publication
unregister action=DELETE:registration
unschedule action=DELETE:schedule
unset weak deletes
unshare action=DELETE:share
unsilence action=DELETE:silence
unstar action=DELETE:star
unsubscribe action=DELETE:subscription
untag action=DELETE:tag
untrash action=DELETE:trash
unvote action=DELETE:vote
unwatch action=DELETE:watch
update read-noun updates before=log,history,notification,channel,center,server,package before-read=@artefact,@moment
upgrade leads-acting either process action=PUT:upgrade
upload producer leads-acting either process noun leads-to-file action=POST:uploads to-many=@material
upsert weak saves
upvote relation action=POST:votes
vaccinate action=POST:vaccinations
validate command action=PUT:validation acts-on=@object
verify command action=PUT:verification acts-on=@object returned
view either noun after-told showing reads before=@tallied,setting,port,point,only
void leads-acting either action=PUT:void
vote created-too either noun relation resource-too action=POST:votes
watch leads-acting either before-list action=POST:watchers
whitelist either noun resource-too action=PUT:whitelisting
withdraw action=POST:withdrawals
withhold action=PUT:hold
write leads-acting either action
# action
arrange
augment
autocomplete
choose
cleanse
concatenate
continue
decrement
dedup
dedupe
deduplicate
deidentify
dequeue
determine
disband
eject
emit
enqueue
ensure
enumerate
eval
expand
expose
forbid
gather
generalize
hangup
hydrate
increment
initialize
initiate
interrupt
lemmatize
listen
minify
multiply
navigate
normalize
notarize
obfuscate
organize
persist
populate
prefetch
prepare
proceed
proofread
propagate
prorate
prune
publicize
quit
raise
rearrange
reclaim
recreate
recycle
redo
reduce
reformat
refuel
reimage
rekey
relate
repeat
rephrase
reprint
reprocess
requeue
reroute
reveal
rewind
sanitize
satisfy
serialize
shorten
shuffle
spawn
subtract
synthesize
troubleshoot
truncate
unlist
unload
unmount
unpack
unpost
unsave
unsend
unshow
unskew
unwrap
vacate
vectorize
visualize
wake
warmup
wipe
`;
