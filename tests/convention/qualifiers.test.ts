import { describe, expect, it } from 'vitest';
import { answerOf } from './judgement.ts';

describe('a quantifier that says more than how many', () => {
  it.each([
    ['GET /shop/getNewProducts', 'qualified: GET /shop/newProducts'],
    ['GET /store/getNewArrivals', 'qualified: GET /store/newArrivals'],
    ['GET /movies/get-new-releases', 'qualified: GET /movies/new-releases'],
    ['GET /getAllNewUsers', 'qualified: GET /newUsers'],
    ['GET /products/getNewProducts', 'qualified'],
    ['GET /products/getNew', 'qualified'],
    ['GET /products/getActiveAll', 'qualified'],
    ['GET /tickets/getFilterTickets', 'qualified'],
    ['GET /ticket-type/view-filter-tickettype', 'qualified'],
    ['GET /tickets/get-print-ticket/:id', 'qualified'],
    ['POST /getNewProducts', 'qualified: GET /newProducts'],
    ['GET /getNewToken/:id', 'qualified: GET /newTokens/:id'],
    ['GET /class/getBatchStudents', 'qualified: GET /class/batchStudents'],
    ['GET /getAllBatchFeature', 'qualified: GET /batchFeatures'],
    ['GET /order/getBulkOrders', 'qualified'],
    ['GET /quiz/getMultipleChoiceQuestions', 'qualified: GET /quiz/multipleChoiceQuestions'],
    ['GET /getSeveralSpeciesDetails', 'qualified: GET /severalSpeciesDetails'],
    ['GET /class/getBatch', 'qualified'],
    ['GET /home/getSingleFamilyHomes', 'qualified: GET /home/singleFamilyHomes'],
    ['GET /getSingleFamilyHome/:id', 'qualified: GET /singleFamilyHomes/:id'],
    ['GET /getOneTimePassword', 'qualified: GET /oneTimePassword'],
    ['GET /getOneTimePasswords', 'qualified: GET /oneTimePasswords'],
    ['POST /addOneTimePassword', 'qualified: POST /oneTimePasswords'],
    ['DELETE /deleteSingleFamilyHome', 'qualified'],
    ['POST /createFirstAdmin', 'qualified: POST /firstAdmin'],
    ['POST /auth/create-initial-admin', 'qualified: POST /auth/initial-admin'],
    ['POST /users/addDefaultAddress', 'qualified: POST /users/defaultAddress'],
    ['GET /getSpecificUsers', 'qualified: GET /specificUsers'],
    ['POST /addSpecificPrice', 'qualified: POST /specificPrices'],
    ['GET /getnewproducts', 'qualified: GET /newproducts'],
    ['GET /getNewProducts/archive', 'qualified'],
    ['GET /getAnyPlayer', 'qualified: GET /anyPlayer'],
    ['GET /getBothPlayers', 'qualified: GET /bothPlayers'],
    ['GET /getAllTimeScorers', 'qualified: GET /allTimeScorers'],
    ['GET /getAllInclusiveResorts', 'qualified: GET /allInclusiveResorts'],
    ['POST /add-all-day-event', 'qualified: POST /all-day-events'],
    ['GET /getAllStarGame/:id', 'qualified: GET /allStarGames/:id'],
    ['POST /addSingleRoom', 'qualified: POST /singleRooms'],
    ['POST /createSinglePlayerGame', 'qualified: POST /singlePlayerGames'],
    ['GET /shop/get-50-users', 'qualified'],
    ['GET /shop/get10LatestOrders', 'qualified'],
    ['GET /products/get20Products', 'qualified'],
    ['GET /orders/getAllC', 'qualified'],
    ['POST /orders/add_b', 'qualified'],
    ['DELETE /removeX/:id', 'qualified'],
    ['GET /parcels/getAllCancel', 'qualified'],
    ['GET /parcels/getAllDriving', 'qualified'],
    ['GET /parcels/get-all-reject', 'qualified'],
  ])('%s stays: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});

describe('a quantifier that says how many', () => {
  it.each([
    ['POST /addNewUser', 'POST /users'],
    ['GET /shop/get3dModels', 'GET /shop/3dModels'],
    ['GET /shop/getTop10Users', 'GET /shop/top10Users'],
    ['GET /parcels/getAllReview', 'GET /parcels/reviews'],
    ['GET /parcels/getAllPending', 'GET /parcels/pending'],
    ['GET /parcels/getAllUpcoming', 'GET /parcels/upcoming'],
    ['GET /parcels/getAllOngoing', 'GET /parcels/ongoing'],
    ['GET /parcels/getAllMeeting', 'GET /parcels/meetings'],
    ['GET /parcels/getAllThing', 'GET /parcels/things'],
    ['GET /parcels/getAllDrivings', 'GET /parcels/drivings'],
    ['GET /getAllTraining', 'GET /trainings'],
    ['GET /parcels/getAllTrainingPlan', 'GET /parcels/trainingPlans'],
    ['POST /users/create-new', 'POST /users'],
    ['PUT /setNewPassword', 'PUT /password'],
    ['GET /getSingleUser/:id', 'GET /users/:id'],
    ['GET /getOneUser/:id', 'GET /users/:id'],
    ['GET /getSingleBlogPost/:id', 'GET /blogPosts/:id'],
    ['GET /getSingleRoom/:id', 'GET /rooms/:id'],
    ['GET /users/getOne/:id', 'GET /users/:id'],
    ['GET /users/getSingle/:id', 'GET /users/:id'],
    ['POST /addFirstAidKit', 'POST /firstAidKits'],
    ['GET /getSpecificUser/:id', 'GET /users/:id'],
    ['GET /user/getSpecificUser/:userId', 'GET /user/:userId'],
    ['GET /users/get-particular/:id', 'GET /users/:id'],
    ['DELETE /deleteSpecificUser/:id', 'DELETE /users/:id'],
    ['GET /getAllUsers', 'GET /users'],
    ['GET /getManyUsers', 'GET /users'],
    ['GET /getAllTimeSlots', 'GET /timeSlots'],
    ['GET /getAllDayPlans', 'GET /dayPlans'],
    ['GET /getAllStars', 'GET /stars'],
    ['GET /rooms/getSingle/:id', 'GET /rooms/:id'],
    ['PUT /updateSingleRoom/:id', 'PUT /rooms/:id'],
    ['POST /addSingleProduct', 'POST /products'],
    ['POST /addMultipleUsers', 'bulk'],
  ])('%s loses it: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});

describe('a quantifier behind the noun', () => {
  it.each([
    ['GET /findHospitalOne/:id', 'GET /hospitals/:id'],
    ['GET /getUserOne/:userId', 'GET /users/:userId'],
    ['GET /getDoctorSingle/:id', 'GET /doctors/:id'],
    ['GET /get-user-one/:id', 'GET /users/:id'],
    ['GET /get_blog_post_single/:id', 'GET /blog_posts/:id'],
    ['GET /getuserone/:id', 'GET /users/:id'],
    ['GET /users/getUserOne/:id', 'GET /users/:id'],
    ['GET /getUserOneById/:id', 'GET /users/:id'],
    ['PUT /updateUserOne/:id', 'PUT /users/:id'],
    ['POST /deleteUserOne/:id', 'DELETE /users/:id'],
    ['GET /getGizmoOne/:id', 'GET /gizmos/:id'],
    ['GET /getUserOne/:id/posts', 'GET /users/:id/posts'],
  ])('falls where an identifier says which one is meant: %s: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });

  it.each([
    ['GET /getPlayerOne', 'qualified: GET /playerOne'],
    ['GET /getUserOne', 'qualified: GET /userOne'],
    ['POST /addUserOne', 'qualified: POST /userOnes'],
    ['GET /users/getUserOne', 'qualified: GET /users/userOne'],
    ['PUT /updatePhaseOne', 'qualified'],
    ['GET /getPhaseOne/:id', 'qualified: GET /phaseOnes/:id'],
    ['GET /getAddressLineOne/:id', 'qualified: GET /addressLineOnes/:id'],
    ['GET /getLatestOne/:id', 'qualified: GET /latestOnes/:id'],
    ['GET /getMusicSingle/:id', 'qualified: GET /musicSingles/:id'],
    ['GET /getUserOne/:email', 'filter'],
    ['GET /getUserOne/profile', 'qualified'],
  ])('may be a part of the name elsewhere: %s stays: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});

describe('a post that may say after', () => {
  it.each([
    ['POST /postInstall', 'qualified'],
    ['POST /postLogin', 'qualified'],
    ['POST /shop/postPurchase', 'qualified'],
    ['POST /post-purchase-survey', 'qualified'],
    ['POST /post-payment-method', 'qualified'],
    ['POST /postOrder', 'POST /orders'],
    ['POST /post-job', 'POST /jobs'],
    ['POST /post_blog_comment', 'POST /blog_comments'],
    ['POST /addPurchase', 'POST /purchases'],
  ])('%s: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});
