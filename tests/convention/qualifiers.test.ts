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
    ['GET /getnewproducts', 'qualified: GET /newproducts'],
    ['GET /getNewProducts/archive', 'qualified'],
  ])('%s stays: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});

describe('a quantifier that says how many', () => {
  it.each([
    ['POST /addNewUser', 'POST /users'],
    ['POST /users/create-new', 'POST /users'],
    ['PUT /setNewPassword', 'PUT /password'],
    ['GET /getSingleUser/:id', 'GET /users/:id'],
    ['GET /getOneUser/:id', 'GET /users/:id'],
    ['GET /getSingleBlogPost/:id', 'GET /blogPosts/:id'],
    ['GET /getSingleRoom/:id', 'GET /rooms/:id'],
    ['GET /users/getOne/:id', 'GET /users/:id'],
    ['GET /users/getSingle/:id', 'GET /users/:id'],
    ['GET /getAllUsers', 'GET /users'],
    ['GET /getManyUsers', 'GET /users'],
    ['POST /addSingleProduct', 'POST /products'],
    ['POST /addMultipleUsers', 'bulk'],
  ])('%s loses it: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});
