"""Small Wars: Mohicans."""
