import type { RemoteRoute } from '@cyberharbour/platform';

/** The sign-in family: getting an account, into it, back into it, and out of it. */
export const signInRoutes: RemoteRoute[] = [
  {
    path: '/login',
    handle: { title: 'Login' },
    lazy: () => import(/* webpackChunkName: "login" */ './sign-in/login-page'),
  },
  {
    path: '/signup',
    handle: { title: 'Create an account' },
    lazy: () => import(/* webpackChunkName: "signup" */ './sign-up/sign-up-page'),
  },
  {
    path: '/forgot-password',
    handle: { title: 'Forgot your password?' },
    lazy: () => import(/* webpackChunkName: "forgot-password" */ './forgot-password/forgot-password-page'),
  },
  {
    path: '/verify-otp',
    handle: { title: 'Verify your email' },
    lazy: () => import(/* webpackChunkName: "verify-otp" */ './verify-code/verify-page'),
  },
  {
    path: '/reset-password',
    handle: { title: 'Choose a new password' },
    lazy: () => import(/* webpackChunkName: "reset-password" */ './reset-password/reset-password-page'),
  },
  {
    path: '/recover-account',
    handle: { title: 'Get back into your account' },
    lazy: () => import(/* webpackChunkName: "recover-account" */ './recover-account/recover-account-page'),
  },
  {
    path: '/logout',
    handle: { title: 'Logging out' },
    lazy: () => import(/* webpackChunkName: "logout" */ './sign-out/logout-page'),
  },
];
