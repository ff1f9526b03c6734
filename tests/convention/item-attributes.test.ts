import { describe, expect, it } from 'vitest';
import { answerOf } from './judgement.ts';

describe('an identifier behind what is found by it', () => {
  it.each([
    'GET /getUserId/:id',
    'GET /users/getUserId/:id',
    'GET /users/getId/:id',
    'GET /getOrderIds/:id',
    'GET /getUserUid/:uid',
    'PUT /updateUserId/:id',
    'DELETE /deleteOrderId/:id',
    'GET /getUserName/:id',
    'GET /getUserName/:name',
    'GET /getCourseName/:id',
    'GET /getPostSlug/:slug',
  ])('%s is a filter', (endpoint) => {
    expect(answerOf(endpoint)).toBe('filter');
  });

  it.each([
    ['GET /getApiKey/:id', 'GET /apiKeys/:id'],
    ['DELETE /deleteApiKey/:keyId', 'DELETE /apiKeys/:keyId'],
    ['GET /getUserIds', 'GET /userIds'],
    ['GET /users/:id/getName', 'GET /users/:id/name'],
  ])('%s is none: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});

describe('an identifier behind what is told of a thing', () => {
  it.each([
    'GET /getUserEmail/:id',
    'GET /getCustomerPhoto/:id',
    'GET /posters/getPosterImage/:id',
    'GET /poster/getAboutPosterImageUrl/:id',
    'GET /posters/getPosterImages/:id',
    'GET /users/getUserPosts/:id',
    'GET /invoices/getPdf/:id',
    'GET /getInvoicePdf/:id',
    'GET /users/getUsersExcel/:id',
    'GET /products/getPrice/:id',
    'GET /product/getPrice/:id',
    'GET /parcels/getWeight/:id',
    'GET /parcels/getDistance/:id',
    'GET /users/getEmail/:id',
    'GET /categories/getParent/:id',
    'GET /posts/getBody/:id',
    'GET /invoices/getXml/:id',
    'GET /readers/getReaderRole/:id',
    'GET /exams/get-exam-date/:id',
    'GET /videos/getDownloadUrl/:id',
    'GET /videos/getpath/:id',
    'GET /getSignedUrl/:id',
    'GET /files/getPreview/:id',
    'GET /posters/getAuthor/:id',
    'GET /documents/getContent/:id',
    'GET /drivers/get-driver-revenue/:id',
    'GET /getDriverSalary/:id',
    'GET /shops/getShopProfits/:id',
    'GET /clubs/getCaptain/:id',
    'GET /employees/getSalary/:id',
    'GET /payroll/getSalary/:id',
    'GET /rooms/getEquipment/:id',
    'GET /readers/getAttendance/:id',
    'GET /staff/getStaffAttendance/:id',
  ])('%s is that of the thing', (endpoint) => {
    expect(answerOf(endpoint)).toBe('filter');
  });

  it.each([
    ['GET /posters/getPosterImage/:imageId', 'GET /posters/posterImages/:imageId'],
    ['GET /products/getImage/:id', 'GET /products/images/:id'],
    ['GET /products/getPrice/:priceId', 'GET /products/prices/:priceId'],
    ['GET /backstage/getPrice/:id', 'GET /backstage/prices/:id'],
    ['GET /getPrice/:id', 'GET /prices/:id'],
    ['GET /clubs/getCaptain/:captainId', 'GET /clubs/captains/:captainId'],
    ['GET /channels/getNews/:newsId', 'GET /channels/news/:newsId'],
    ['GET /getEquipment/:id', 'GET /equipment/:id'],
    ['GET /staff/getStaff/:id', 'GET /staff/:id'],
    ['GET /schools/getParent/:parentId', 'GET /schools/parents/:parentId'],
    ['GET /orders/getOrderItem/:id', 'GET /orders/orderItems/:id'],
    ['GET /getUserPosts/:id', 'GET /userPosts/:id'],
    ['GET /getShortUrl/:id', 'GET /shortUrls/:id'],
    ['GET /readers/getReaderRole/:roleId', 'GET /readers/readerRoles/:roleId'],
    ['GET /posters/getPosterCategory/:id', 'GET /posters/posterCategories/:id'],
    ['GET /videos/getFileUrl/:urlId', 'GET /videos/fileUrls/:urlId'],
    ['GET /books/getAuthor/:authorId', 'GET /books/authors/:authorId'],
    ['GET /getAuthor/:id', 'GET /authors/:id'],
    ['GET /getPdf/:id', 'GET /pdfs/:id'],
    ['GET /posters/getPosterImages', 'GET /posters/posterImages'],
  ])('%s is its own: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});
