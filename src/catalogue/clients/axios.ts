import { BODILESS, WITH_BODY, WITHOUT_BODY, type Client, type Role } from './client.ts';

const instance: Role = {
  sends: [['url', 'options'], ['options']],
  addsMethod: true,
  methods: [
    { members: WITHOUT_BODY, forms: [['url', 'options']] },
    { members: WITH_BODY, forms: [['url', 'body', 'options']] },
    { members: { postForm: 'POST', putForm: 'PUT', patchForm: 'PATCH' }, forms: [['url', 'body', 'options']] },
    { members: { $get: 'GET', $delete: 'DELETE', $head: 'HEAD', $options: 'OPTIONS' }, forms: [['url', 'options']] },
    { members: { $post: 'POST', $put: 'PUT', $patch: 'PATCH' }, forms: [['url', 'body', 'options']] },
  ],
  members: {
    request: 'request',
    create: 'factory',
    default: 'instance',
    axios: 'instance',
    Axios: 'instance',
    axiosRef: 'instance',
    instance: 'instance',
    extend: 'factory',
  },
};

export const axios: Client = {
  name: 'axios',
  kind: 'request',
  inProcess: false,
  modules: {
    axios: 'instance',
    redaxios: 'instance',
    '@nestjs/axios': 'nest',
    'umi-request': 'instance',
    'axios/dist/axios.js': 'instance',
  },
  names: { axios: 'instance', $http: 'instance', $axios: 'instance', Axios: 'instance' },
  memberNames: { $http: 'instance', $axios: 'instance', axios: 'instance' },
  types: { AxiosInstance: 'instance', AxiosStatic: 'instance', Axios: 'instance', HttpService: 'instance' },
  roles: {
    instance,
    request: { sends: [['url', 'options'], ['options']], addsMethod: true },
    factory: { answers: 'instance', base: 'options' },
    nest: {},
  },
  options: { method: ['method'], url: ['url'], body: ['data'], query: ['params'], base: ['baseURL', 'prefix'] },
  bodiless: BODILESS,
  baseMembers: ['defaults', 'baseURL'],
};

/** A client of unknown origin that is used as axios is: `api.get('/users')`. */
export const likelyClient: Client = {
  ...axios,
  name: 'client',
  modules: {},
  names: {},
  memberNames: {},
  types: {},
  queriesData: true,
};
